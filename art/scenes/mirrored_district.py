"""Cyber Warfare Simulation: a district, and its networks on clear plates above it.

Shared by the wide and the tall picture; each brings its own camera."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

from kit import city, finish, network, reflector, relief, site, table, terrain, trees
from kit.solid import Solid
from studio import new_scene

PITCH = .86
RIVER = [(-9, -1.5), (-5.4, -1.8), (-3.2, -2.2), (-.4, -2.75), (2.2, -2.6), (5.4, -3.1), (9, -2.9), (12, -3.2)]
CENTRE = (.1, .45)                         # of the plates
WATER = .31


def height(x, y):
    bank = relief.distance_to_path(x, y, site.curve(RIVER, 40))
    h = .45 + 0 * x
    return h - .26 * (1 - relief.smoothstep(.50, .60, bank))


def district(land):
    s = Solid('District')
    bank = site.curve(RIVER, 40)
    cells = []
    for i in range(-9, 13):
        for j in range(-2, 17):                 # the far bank; the near one is a quay with trees
            x, y = i * PITCH, j * PITCH
            reach = relief.near_path(x, y, bank)
            taken = (i, j) in ((-4, -1), (-3, -1), (3, -2))
            if reach > .95 and land.inside(x, y, .4) and not taken and land.slope(x, y) < .05:
                cells.append((i, j))
    roofs = city.blocks(s, cells, land.ground, 5, PITCH,
                tall=lambda x, y: .20 + .16 * math.exp(-((x - .3) ** 2 + (y - .8) ** 2) / 5))
    city.substation(s, (-3.0, -.86, land.ground(-3.0, -.86)))
    city.water_tower(s, (2.58, -1.72, land.ground(2.58, -1.72)), .62, .16)
    s.build(bevel=.0025)
    return roofs


def pour(land):
    """Resin fills the bed to its level; the card around it hides the rest of the sheet."""
    s = Solid('River')
    s.box((*land.centre, WATER - .05), (land.size[0] - .02, land.size[1] - .02, .05), finish.water())
    s.build()


def build(levels, block=((-7.1, -6.3), (10.5, 14.5))):
    """`levels`: of the plates;  `block`: where the land is sawn off, near left and far right. Returns the orange node's place."""
    new_scene()
    land = terrain.Terrain(height, *terrain.between(*block), cell=.04)
    land.build(finish.card(), finish.rim(), finish.side())
    pour(land)
    table.set_table(land, acrylic=True, shaded=True)
    reflector.softbox((-6.0, 10.0, 10.0), (*CENTRE, 2.4), (6.0, 3.0), 8)
    breach = network.stack(CENTRE, district(land), levels)
    bank = site.curve(RIVER, 40)
    quay = trees.scatter(land, 80, lambda x, y: .70 < relief.near_path(x, y, bank) < .82 and land.inside(x, y, .1), 8)
    trees.plant(land, quay, 3, (.18, .30), discs=0)
    return breach
