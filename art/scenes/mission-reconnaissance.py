"""Reconnaissance: a hidden valley village behind a ridge, seen from the SY300 above."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import buildings, carrier, finish, relief, site, table, terrain, trees, wires
from kit.solid import Solid
from studio import camera, new_scene, render

VILLAGE = (.8, -.3)
DRONE = (-1.35, -.9, 3.15)
HOUSES = [(-.62, .28, 10), (-.22, .42, -14), (.24, .30, 8), (.58, .46, 30), (-.50, -.18, -8), (.02, -.06, 22),
          (.46, -.12, -20), (.82, .06, 12), (-.20, -.48, 4), (.34, -.50, -12), (.86, -.40, 35)]


def height(x, y):
    h = .75 + .34 * relief.rolling(x, y, 2.6, 64)
    h = h + relief.hill(x, y, (-2.2, -2.5), .8, .62, 2.6, 12)            # the ridge that hides it
    h = h + relief.hill(x, y, (3.6, 2.6), 1.7, 1.5, 1.4, -30) + relief.hill(x, y, (-3.4, 2.8), 1.7, 1.3, 1.4, 20)
    away = np.hypot((x - VILLAGE[0]) / 1.25, y - VILLAGE[1])
    return relief.flatten(h, away, .38, .85, 1.9)


def main():
    new_scene()
    land = terrain.Terrain(height, (10.5, 8.0), (0, .6), sheet=.075)
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land)
    s = Solid('Village')
    z = land.ground(*VILLAGE)
    for n, (x, y, turn) in enumerate(HOUSES):
        size = (.34 + .06 * (n % 3), .23 + .02 * (n % 2), .19 + .03 * (n % 3))
        buildings.pitched_house(s, (VILLAGE[0] + x, VILLAGE[1] + y, z), size, turn)
    lane = site.curve([(-.9, .1), (-.3, .14), (.15, .12), (.7, .24), (1.25, .1)], 40)
    site.ribbon(s, [(VILLAGE[0] + x, VILLAGE[1] + y) for x, y in lane], .09, lambda a, b: z, .006)
    s.build(bevel=.003)
    pin = Solid('Found')
    at = (VILLAGE[0] + .16, VILLAGE[1] - .30, z)
    pin.tube(at, (at[0], at[1], z + .75), .014, finish.orange(), sides=10)
    pin.ball((at[0], at[1], z + .78), .10, finish.orange(), 28)
    pin.build()
    # The frustum of view: four brass wires from the gimbal to a frame around the village.
    eye = (DRONE[0] + .05, DRONE[1] - .05, DRONE[2] - .12)
    corners = [(VILLAGE[0] + dx, VILLAGE[1] + dy, z + .10) for dx, dy in
               ((-1.0, -.62), (1.15, -.62), (1.15, .70), (-1.0, .70))]
    for c in corners:
        wires.wire([eye, c], .009)
        wires.wire([c, (c[0], c[1], z)], .009)
    wires.wire([*corners, corners[0]], .009)
    carrier.sy300(DRONE, 1.45, 30, -4)

    def keep(x, y):
        away = math.hypot((x - VILLAGE[0]) / 1.25, y - VILLAGE[1])
        return away > 1.05 and land.slope(x, y) < .9

    def groves(x, y):
        n = float(relief.rolling(np.array([x]), np.array([y]), 1.4, 12)[0])
        return min(1, max(0, n + .05) * 1.8)

    trees.plant(land, trees.scatter(land, 320, keep, 8, density=groves), 3, (.20, .40), discs=.4)
    camera.place((-1.6, -9.8, 6.0), (0, 0, 1.35), lens=58, fstop=1.0, focus=(.2, -.6, 1.6))
    render('mission-reconnaissance', 1200, 800, samples=64)


main()
