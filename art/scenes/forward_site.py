"""Tactical Support: the crate stands on the pad, the SY300 has let go of it and lifts off; the crew keeps its distance.

In metres, at true scale; only the land is a model of sheets."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import bpy
from mathutils import Vector

from kit import backdrop, buildings, carrier, finish, masts, person, relief, site, table, terrain, trees
from kit.solid import Solid
from sy300 import dimensions
from studio import new_scene

SCALE = 9                                  # metres of land to a unit of its model
LEVEL = .62
YARD = ((.1, 1.15), (5.2, 4.8))
PAD = 1.35                                 # radius
ABOVE = .50                                # the skids, above the pad
TURN = 30
CREW = (((2.55, 6.2), 16, 'back'), ((3.35, 6.6), 26, 'down'))


def height(x, y):
    h = LEVEL + .02 + .30 * relief.rolling(x, y, 2.8, 77)
    h = h + relief.hill(x, y, (3.8, 5.8), 1.6, .62, 1.5, -25) + relief.hill(x, y, (-3.6, 5.6), 1.8, .66, 1.4, 20)
    h = h + relief.hill(x, y, (0, 6.6), 1.6, .22, 2.4, 0)
    return relief.flatten(h, relief.rectangle_distance(x, y, *YARD), LEVEL + .02, .05, 1.5)


class Land:
    """The terrain's model at the size of what stands on it; its yard lies at 0."""

    def __init__(self):
        self.model = terrain.Terrain(height, (12.0, 10.6), (0, 2.8), cell=.05)
        self.drop = self.model.ground(*YARD[0]) * SCALE
        thing = self.model.build(finish.card(), finish.rim(), finish.side())
        thing.scale, thing.location = (SCALE,) * 3, (0, 0, -self.drop)

    def woods(self):
        def keep(x, y):
            return relief.rectangle_distance(x, y, *YARD) > .3 and y > 1.5 and self.model.slope(x, y) < .9

        before = set(bpy.context.scene.objects)
        trees.plant(self.model, trees.scatter(self.model, 300, keep, 8, density=trees.groves(1.4, 31, .05, 1.8)), 3, (.30, .55), discs=.35)
        for tree in set(bpy.context.scene.objects) - before:
            tree.location = Vector(tree.location) * SCALE - Vector((0, 0, self.drop))
            tree.scale = Vector(tree.scale) * SCALE


def yard():
    """Pad, stores, hangars and a mast, each as large beside the aircraft as it is."""
    s = Solid('Forward site')
    site.pad(s, (0, 0, 0), PAD, .025)
    for x, y, up, turn, size in ((-2.5, 3.4, 0, 12, (1.2, .8, .8)), (-3.7, 4.0, 0, -6, (.8, .8, .7)), (-2.6, 3.45, .8, 3, (.9, .7, .55))):
        site.crate(s, (x, y, up), size, turn)
    buildings.hangar(s, (3.4, 32.5, 0), (8.4, 10.0, 4.6), 8)
    buildings.hangar(s, (18.6, 34.5, 0), (8.4, 10.0, 4.6), -12)
    top = masts.lattice(s, (-7.0, 22.0, 0), 9.5, 1.7, .7, 8, .06)
    masts.sensor_head(s, (-7.0, 22.0, top), 3.6)
    for at, turn, arms in CREW:
        person.figure(s, (*at, 0), turn, 1, arms)
    s.build(bevel=.006)


def build():
    """Returns the middle of the crate."""
    new_scene()
    land = Land()
    backdrop.hang(-land.drop, depth=170, width=700, radius=60)
    table.light(1.35, .32, 14, (0, 9, .5))
    land.woods()
    yard()
    carrier.fly((0, 0, .025 + ABOVE + dimensions.HUB_Z), dimensions.DIAGONAL, TURN, 0, detail=1)
    carrier.paint_crate(finish.paint())
    return carrier.set_down((0, 0, .029), TURN - 4)
