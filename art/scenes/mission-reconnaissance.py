"""Reconnaissance: a depot in a hollow behind a ridge, seen from the SY300 above; one truck is marked."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import buildings, carrier, finish, relief, site, table, terrain, trees, wires
from kit.solid import Solid
from studio import camera, new_scene

DEPOT = (.3, -.5)
DRONE = (.2, .25, 3.45)
# Where things stand about the depot's middle, and their turn.
SHEDS = [(-.85, .46, 0), (-.05, .50, 0), (.78, .46, 6), (-.78, -.06, 3)]
TANKS = [(.42, .00), (.76, .00), (1.10, .04)]
TRUCKS = [(-.42, -.50, 24), (.12, -.56, 14), (.66, -.50, -168)]
MARKED = TRUCKS[1]


def height(x, y):
    h = .75 + .34 * relief.rolling(x, y, 2.6, 64)
    h = h + relief.hill(x, y, (-2.6, -2.6), .8, .50, 2.4, 12)            # the ridge that hides it
    h = h + relief.hill(x, y, (3.6, 2.6), 1.7, 1.15, 1.4, -30) + relief.hill(x, y, (-3.6, 2.8), 1.6, .75, 1.4, 20)
    away = np.hypot((x - DEPOT[0]) / 1.25, y - DEPOT[1])
    return relief.flatten(h, away, .38, 1.66, 2.45)


def main():
    new_scene()
    land = terrain.Terrain(height, (10.5, 8.0), (0, .6), sheet=.075)
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land)
    s = Solid('Depot')
    z = land.ground(*DEPOT)

    def here(x, y):
        return DEPOT[0] + x, DEPOT[1] + y, z

    for x, y, turn in SHEDS:
        buildings.shed(s, here(x, y), (.64, .27, .18), turn, finish.road())
    for x, y in TANKS:
        buildings.tank(s, here(x, y), .13, .22)
    for x, y, turn in TRUCKS:
        site.truck(s, here(x, y), turn, .62)
    lane = site.curve([(-1.3, .22), (-.5, .20), (.1, .26), (.7, .24), (1.5, .34)], 40)
    site.ribbon(s, [(DEPOT[0] + x, DEPOT[1] + y) for x, y in lane], .09, lambda a, b: z, .006)
    s.build(bevel=.003)
    pin = Solid('Found')
    at = here(*MARKED[:2])
    pin.tube(at, (at[0], at[1], z + .75), .014, finish.orange(), sides=10)
    pin.ball((at[0], at[1], z + .78), .10, finish.orange(), 28)
    pin.build()
    # The field of view: four brass wires from the gimbal to a frame around the depot.
    _, move = carrier.fly(DRONE, 1.5, 30, 5, stand=land.ground(*DRONE[:2]), crate=False)
    eye = carrier.eye(move)
    corners = [(DEPOT[0] + dx, DEPOT[1] + dy, z + .10) for dx, dy in
               ((-1.45, -.95), (1.65, -.95), (1.65, .90), (-1.45, .90))]
    for c in corners:
        wires.wire([eye, c], .011)
        wires.wire([c, (c[0], c[1], z)], .009)
    wires.wire([*corners, corners[0]], .011)

    def keep(x, y):
        away = math.hypot((x - DEPOT[0]) / 1.25, y - DEPOT[1])
        clear = -1.7 < x < 2.2 and y < DEPOT[1]          # nothing hides the depot
        return away > 1.45 and not clear and land.slope(x, y) < .9

    trees.plant(land, trees.scatter(land, 320, keep, 8, density=trees.groves(1.4, 12, .05, 1.8)), 3, (.20, .40), discs=.4)
    camera.place((-1.7, -9.9, 4.7), (.1, 0, 1.80), lens=59, fstop=.5, focus=(.1, -.7, 1.6))
    table.shoot('mission-reconnaissance', 1620, 1080)


main()
