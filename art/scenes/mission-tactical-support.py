"""Tactical Support: a forward site with a landing pad; the SY300 lowers a crate onto it."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import buildings, carrier, finish, masts, relief, site, table, terrain, trees, wires
from kit.solid import Solid
from sy300 import dimensions
from studio import camera, new_scene

PAD = (.1, -.7)
LEVEL = .50
DRONE = (.1, -.7, 2.55)
TURN = 62                                  # of the slung crate


def height(x, y):
    h = .55 + .34 * relief.rolling(x, y, 2.8, 77)
    h = h + relief.hill(x, y, (3.4, 2.6), 1.6, 1.5, 1.5, -25) + relief.hill(x, y, (-3.6, 2.9), 1.8, 1.3, 1.4, 20)
    away = relief.rectangle_distance(x, y, (.1, -.3), (3.6, 2.2))
    h = relief.flatten(h, away, LEVEL + .02, .1, 1.3)
    return h - .4 * relief.smoothstep(-2.4, -4.2, y)


def main():
    new_scene()
    land = terrain.Terrain(height, (10.5, 9.0))
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land)
    z = land.ground(*PAD)
    s = Solid('Forward site')
    site.pad(s, (*PAD, z), .78)
    for x, y, up, turn, size in ((1.35, -.90, 0, 12, (.30, .22, .20)), (1.62, -.62, 0, -6, (.22, .22, .20)),
                                 (1.28, -.52, 0, 3, (.34, .24, .22)), (1.30, -.53, .235, -9, (.24, .20, .16))):
        site.crate(s, (x, y, z + up), size, turn)
    buildings.hangar(s, (-1.25, .35, z), (.72, .9, .36), 28)
    buildings.hangar(s, (-.15, .62, z), (.62, .7, .32), 4)
    buildings.block(s, (.95, .50, z), (.56, .34, .22), 1, .1, 8, seed=4)
    top = masts.lattice(s, (1.75, .35, z), 1.25, .24, .10, 8, .009)
    s.lathe([(.08, 0), (.08, .02), (.03, .05), (.01, .3)], finish.ink(), (1.75, .35, top), 20)
    site.truck(s, (-1.15, -.95, z), 35, .95)
    edge = [(-1.75, -1.45), (1.95, -1.45), (1.95, .85), (-1.75, .85)]
    site.fence(s, edge, land.ground, .17, .16, closed=True)
    s.build(bevel=.003)
    carrier.fly(DRONE, 1.75, 28, 0)
    hang, size = z + .62, 1.9
    w, d, h = (side * size for side in dimensions.CRATE)
    carrier.take_crate((PAD[0], PAD[1], hang + h / 2), TURN, size, finish.orange())
    ring = (PAD[0], PAD[1], hang + h + .40)
    for sx in (-1, 1):
        for sy in (-1, 1):
            c, t = math.cos(math.radians(TURN)), math.sin(math.radians(TURN))
            x, y = sx * w * .46, sy * d * .46
            wires.wire([(PAD[0] + x * c - y * t, PAD[1] + x * t + y * c, hang + h), ring], .006, finish.ink())
    wires.wire([ring, (DRONE[0], DRONE[1], DRONE[2])], .008, finish.ink())

    def keep(x, y):
        away = float(relief.rectangle_distance(np.array([x]), np.array([y]), (.1, -.3), (3.6, 2.2))[0])
        return away > .35 and land.slope(x, y) < .9

    trees.plant(land, trees.scatter(land, 260, keep, 8, density=trees.groves(1.4, 31, .05, 1.8)), 3, (.24, .46), discs=.35)
    camera.place((-2.2, -9.4, 3.2), (.1, -.2, 1.35), lens=66, fstop=.5, focus=(.1, -.9, 1.5))
    table.shoot('mission-tactical-support', 1620, 1080)


main()
