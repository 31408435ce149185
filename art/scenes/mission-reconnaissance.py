"""Reconnaissance: a hidden valley village behind a ridge, seen from the SY300 above."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import buildings, carrier, finish, relief, site, table, terrain, trees, wires
from kit.solid import Solid
from studio import camera, new_scene

VILLAGE = (.3, -.5)
DRONE = (.2, .25, 3.45)
HOUSES = [(-.75, .42, 10), (-.20, .55, -14), (.40, .50, 8), (.95, .56, 30), (-.80, -.10, -8), (-.25, -.02, 22),
          (.62, -.05, -20), (1.12, .08, 12), (-.45, -.55, 4), (.98, -.48, -12)]


def height(x, y):
    h = .75 + .34 * relief.rolling(x, y, 2.6, 64)
    h = h + relief.hill(x, y, (-2.6, -2.6), .8, .50, 2.4, 12)            # the ridge that hides it
    h = h + relief.hill(x, y, (3.6, 2.6), 1.7, 1.15, 1.4, -30) + relief.hill(x, y, (-3.6, 2.8), 1.6, .75, 1.4, 20)
    away = np.hypot((x - VILLAGE[0]) / 1.25, y - VILLAGE[1])
    return relief.flatten(h, away, .38, 1.42, 2.3)


def main():
    new_scene()
    land = terrain.Terrain(height, (10.5, 8.0), (0, .6), sheet=.075)
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land)
    s = Solid('Village')
    z = land.ground(*VILLAGE)
    for n, (x, y, turn) in enumerate(HOUSES):
        size = (.32 + .05 * (n % 3), .23 + .02 * (n % 2), .20 + .03 * (n % 3))
        buildings.pitched_house(s, (VILLAGE[0] + x, VILLAGE[1] + y, z), size, turn)
    lane = site.curve([(-1.3, .22), (-.5, .20), (.1, .26), (.7, .24), (1.5, .34)], 40)
    site.ribbon(s, [(VILLAGE[0] + x, VILLAGE[1] + y) for x, y in lane], .09, lambda a, b: z, .006)
    s.build(bevel=.003)
    pin = Solid('Found')
    at = (VILLAGE[0] + .30, VILLAGE[1] - .42, z)
    pin.tube(at, (at[0], at[1], z + .75), .014, finish.orange(), sides=10)
    pin.ball((at[0], at[1], z + .78), .10, finish.orange(), 28)
    pin.build()
    # The frustum of view: four brass wires from the gimbal to a frame around the village.
    _, move = carrier.fly(DRONE, 1.5, 30, 5, stand=land.ground(*DRONE[:2]), crate=False)
    eye = carrier.eye(move)
    corners = [(VILLAGE[0] + dx, VILLAGE[1] + dy, z + .10) for dx, dy in
               ((-1.45, -.95), (1.65, -.95), (1.65, .90), (-1.45, .90))]
    for c in corners:
        wires.wire([eye, c], .011)
        wires.wire([c, (c[0], c[1], z)], .009)
    wires.wire([*corners, corners[0]], .011)

    def keep(x, y):
        away = math.hypot((x - VILLAGE[0]) / 1.25, y - VILLAGE[1])
        clear = -1.7 < x < 2.2 and y < VILLAGE[1]          # nothing hides the village
        return away > 1.45 and not clear and land.slope(x, y) < .9

    trees.plant(land, trees.scatter(land, 320, keep, 8, density=trees.groves(1.4, 12, .05, 1.8)), 3, (.20, .40), discs=.4)
    camera.place((-1.7, -9.9, 4.7), (.1, 0, 1.80), lens=59, fstop=.5, focus=(.1, -.7, 1.6))
    table.shoot('mission-reconnaissance', 1200, 800)


main()
