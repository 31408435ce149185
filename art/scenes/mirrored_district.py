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
RIVER = [(-9, -.6), (-5.4, -.9), (-3.2, -1.4), (-.4, -2.1), (2.2, -1.9), (5.4, -2.5), (9, -2.3)]
CENTRE = (.1, .35)                         # of the plates
WATER = .31


def height(x, y):
    bank = relief.distance_to_path(x, y, site.curve(RIVER, 40))
    h = .45 + 0 * x
    return h - .26 * (1 - relief.smoothstep(.50, .60, bank))


def district(land):
    s = Solid('District')
    bank = site.curve(RIVER, 40)
    cells = []
    for i in range(-9, 10):
        for j in range(-1, 7):                 # the far bank; the near one is a quay with trees
            x, y = i * PITCH, j * PITCH
            reach = relief.near_path(x, y, bank)
            taken = (i, j) in ((-3, 0), (-2, 0), (2, -1))
            if reach > .95 and land.inside(x, y, .4) and not taken and land.slope(x, y) < .05:
                cells.append((i, j))
    roofs = city.blocks(s, cells, land.ground, 5, PITCH,
                tall=lambda x, y: .26 + .62 * math.exp(-((x - .3) ** 2 + (y - 1.4) ** 2) / 4.5))
    city.substation(s, (-2.15, 0, land.ground(-2.15, 0)))
    city.water_tower(s, (1.72, -.86, land.ground(1.72, -.86)), .95, .24)
    city.bridge(s, (-.25, -2.86, .46), (.05, -1.33, .46))
    site.ribbon(s, bank, 1.1, lambda x, y: WATER, 0, finish.water())
    s.build(bevel=.0025)
    return roofs


def build():
    """Returns where the orange node is."""
    new_scene()
    land = terrain.Terrain(height, (15.0, 12.2), (.4, -.2), cell=.04)
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land, acrylic=True)
    reflector.softbox((-6.0, 10.0, 10.0), (*CENTRE, 2.4), (6.0, 3.0), 8)
    breach = network.stack(CENTRE, land.ground, district(land))
    bank = site.curve(RIVER, 40)

    def keep(x, y):
        reach = relief.near_path(x, y, bank)
        on_bridge = abs(x + .1) < .35
        return .70 < reach < .82 and not on_bridge

    trees.plant(land, trees.scatter(land, 80, keep, 8), 3, (.18, .30), discs=0)
    # Woods in the park before the near quay.
    park = trees.scatter(land, 130, lambda x, y: y < -3.2 and abs(x + .3) > .8, 5, density=trees.groves(1.6, 31, .0, 2.2))
    trees.plant(land, park, 4, (.24, .40), discs=.2)
    return breach
