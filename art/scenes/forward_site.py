"""Tactical Support: a forward site with a landing pad; the SY300 comes down to it, an orange crate on its rail.

Shared by the wide and the tall picture; each brings its own camera and size of the SY300."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import buildings, carrier, finish, masts, relief, site, table, terrain, trees
from kit.solid import Solid
from sy300 import dimensions
from studio import new_scene

PAD = (.1, -.75)
RADIUS = .95
LEVEL = .50
YARD = ((.1, -.35), (4.4, 2.7))
MAST = (-1.95, .72)                        # clear of the booms
GAP = .48                                  # air below the skids
TURN = 34


def height(x, y):
    behind = relief.smoothstep(-1.9, -.2, y)
    h = LEVEL + .02 + behind * (.03 + .34 * relief.rolling(x, y, 2.8, 77))
    h = h + relief.hill(x, y, (4.0, 3.4), 1.6, 1.0, 1.5, -25) + relief.hill(x, y, (-4.0, 3.4), 1.8, 1.0, 1.4, 20)
    away = relief.rectangle_distance(x, y, *YARD)
    h = relief.flatten(h, away, LEVEL + .02, .1, 1.3)
    # Before the yard only long, level steps: out of focus, a broken rim would be a smear.
    before = np.hypot((x - YARD[0][0]) / 1.35, y - YARD[0][1])
    return h - .22 * relief.smoothstep(2.3, 4.0, before) * (1 - behind)


def yard(land):
    z = land.ground(*PAD)
    s = Solid('Forward site')
    site.pad(s, (*PAD, z), RADIUS)
    for x, y, up, turn, size in ((1.62, -.95, 0, 12, (.30, .22, .20)), (1.90, -.66, 0, -6, (.22, .22, .20)),
                                 (1.55, -.56, 0, 3, (.34, .24, .22)), (1.57, -.57, .235, -9, (.24, .20, .16))):
        site.crate(s, (x, y, z + up), size, turn)
    buildings.hangar(s, (-1.45, .45, z), (.72, .9, .36), 28)
    buildings.hangar(s, (-.30, .72, z), (.62, .7, .32), 4)
    buildings.block(s, (.85, .62, z), (.56, .34, .22), 1, .1, 8, seed=4)
    x, y = MAST
    top = masts.lattice(s, (x, y, z), 1.05, .22, .09, 7, .008)
    s.lathe([(.07, 0), (.07, .02), (.025, .05), (.008, .26)], finish.ink(), (x, y, top), 20)
    site.truck(s, (-1.50, -.95, z), 35, .85)
    (cx, cy), (w, d) = YARD
    edge = [(cx + sx * (w / 2 - .1), cy + sy * (d / 2 - .1)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    # Open to the left, where the road comes in and the camera would see the posts in one line.
    site.fence(s, edge, land.ground, .17, .16)
    s.build(bevel=.003)
    return z


def build(span):
    """`span`: of the SY300. Returns the middle of its crate."""
    new_scene()
    land = terrain.Terrain(height, (13.0, 10.0), (0, -.3))
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land, key=1.25, fill=.32)
    deck = yard(land) + .03
    size = span / dimensions.DIAGONAL
    carrier.fly((*PAD, deck + GAP + dimensions.HUB_Z * size), span, TURN, 0, stand=deck)
    load = carrier.paint_crate(finish.orange())

    def keep(x, y):
        away = float(relief.rectangle_distance(np.array([x]), np.array([y]), *YARD)[0])
        return away > .35 and y > YARD[0][1] and land.slope(x, y) < .9

    woods = trees.scatter(land, 300, keep, 8, density=trees.groves(1.4, 31, .05, 1.8))
    trees.plant(land, woods, 3, (.24, .46), discs=.35)
    return load
