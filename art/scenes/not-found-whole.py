"""The page that is not there: a small block of land with a pin, and nothing on it."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import finish, relief, table, terrain, trees, wires
from kit.solid import Solid
from studio import camera, new_scene

PLACE = (.25, -.55)
LEVEL = .74
PIN = 1.5
BLOCK = ((-1.9, -1.75), (1.9, 1.75))        # all of it stands in the picture


def height(x, y):
    h = .44 + .30 * relief.rolling(x, y, 2.2, 63)
    h = h + relief.hill(x, y, (1.5, 1.5), 1.1, .62, 1.3, 20)
    h = h + relief.hill(x, y, (-1.7, 1.1), 1.0, .40, 1.2, -20)
    return relief.flatten(h, np.hypot(x - PLACE[0], y - PLACE[1]), LEVEL, .42, 1.15) - .24 * relief.smoothstep(-1.2, -2.2, y)


def pin(foot):
    """As an intruder's; its head stays empty. Returns the head's place."""
    s = Solid('Pin')
    head = (foot[0], foot[1], foot[2] + PIN)
    s.tube(foot, head, .010, finish.brass(), sides=16)
    s.lathe([(.065, 0), (.065, .018), (.020, .034)], finish.brass(), foot, 28)
    s.lathe([(.030, 0), (.030, .020)], finish.brass(), head, 24)
    s.build()
    wires.ring((foot[0], foot[1], foot[2] + .012), .34, .009)
    return head


new_scene()
land = terrain.Terrain(height, *terrain.between(*BLOCK))
land.build(finish.card(), finish.rim(), finish.side())
table.set_table(land, shaded=True)
empty = pin((*PLACE, land.ground(*PLACE)))


def keep(x, y):
    clear = abs(x - PLACE[0]) > .62 or y > PLACE[1] + 1.3
    return clear and land.slope(x, y) < .7 and land.inside(x, y, .12)


trees.plant(land, trees.scatter(land, 60, keep, 8, density=trees.groves(1.3, 47, 0, 1.7)), 3, (.22, .40))
camera.place((0, -9.2, 2.9), (0, 0, 2.9), lens=56, fstop=.8, focus=(*PLACE, 1.2), shift=(0, -.345))
table.shoot('not-found-whole', 1260, 930, focal=empty)
