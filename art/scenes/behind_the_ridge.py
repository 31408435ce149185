"""Reconnaissance: the SY300 on this side of a ridge looks over it, into a depot on the other; one truck is marked.

Shared by the wide and the tall picture; each brings its own camera and place of the SY300."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import buildings, carrier, finish, relief, site, table, terrain, trees, wires
from kit.solid import Solid
from studio import new_scene

DEPOT = (-1.62, -.5)
LEVEL = .38
RIDGE = (.42, -.4)
# Where things stand about the depot's middle, and their turn.
SHEDS = [(-.72, .46, 0), (.06, .50, 0), (.80, .46, 6), (-.70, -.06, 3)]
TANKS = [(.36, .00), (.68, .00), (1.00, .04)]
TRUCKS = [(-.42, -.50, 24), (.12, -.56, 14), (.66, -.50, -168)]
MARKED = TRUCKS[1]
VIEW = [(-1.25, -.92), (1.20, -.92), (1.20, .86), (-1.25, .86)]      # corners of what the camera sees


def height(x, y):
    h = .62 + .30 * relief.rolling(x, y, 2.6, 64)
    h = h + relief.hill(x, y, (3.9, 3.2), 1.7, .9, 1.4, -30) + relief.hill(x, y, (-4.6, 3.0), 1.6, .75, 1.4, 20)
    away = np.hypot((x - DEPOT[0]) / 1.15, y - DEPOT[1])
    h = relief.flatten(h, away, LEVEL, 1.42, 2.15)
    h = h + relief.hill(x, y, RIDGE, .46, .66, 3.6, 84)     # lower than every line of the view
    return h - .25 * relief.smoothstep(-3.0, -4.6, y)


def depot(land):
    """Sheds, tanks and trucks; the orange pin stands on one truck. Returns its head."""
    s = Solid('Depot')
    z = land.ground(*DEPOT)

    def here(x, y):
        return DEPOT[0] + x, DEPOT[1] + y, z

    for x, y, turn in SHEDS:
        buildings.shed(s, here(x, y), (.60, .27, .18), turn, finish.road())
    for x, y in TANKS:
        buildings.tank(s, here(x, y), .13, .22)
    for x, y, turn in TRUCKS:
        site.truck(s, here(x, y), turn, .62)
    lane = site.curve([(-1.2, .22), (-.5, .20), (.1, .26), (.7, .24), (1.25, .30)], 40)
    site.ribbon(s, [(DEPOT[0] + x, DEPOT[1] + y) for x, y in lane], .09, lambda a, b: z, .006)
    s.build(bevel=.003)
    x, y, _ = here(*MARKED[:2])
    pin = Solid('Found')
    pin.tube((x, y, z), (x, y, z + .62), .011, finish.orange(), sides=10)
    pin.ball((x, y, z + .66), .085, finish.orange(), 28)
    pin.build()
    return x, y, z + .66


def field_of_view(eye, z):
    """Four brass lines from the gimbal to a frame that lies around the depot."""
    corners = [(DEPOT[0] + dx, DEPOT[1] + dy, z + .10) for dx, dy in VIEW]
    for c in corners:
        wires.wire([eye, c], .0065)
        wires.wire([c, (c[0], c[1], z)], .0065)
    wires.wire([*corners, corners[0]], .008)


def build(drone, span):
    """`drone`, `span`: of the SY300. Returns the head of the orange pin."""
    new_scene()
    land = terrain.Terrain(height, (13.0, 9.8), (0, -.1), sheet=.07)
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land)
    found = depot(land)
    carrier.fly(drone, span, -72, 4, stand=land.ground(*drone[:2]), crate=False)
    field_of_view(carrier.eye(), land.ground(*DEPOT))

    def keep(x, y):
        away = math.hypot((x - DEPOT[0]) / 1.15, y - DEPOT[1])
        before = DEPOT[0] - 1.5 < x < RIDGE[0] + .3 and y < DEPOT[1]      # nothing hides the depot
        near_pin = abs(x - drone[0]) < .5 and drone[1] - 1.6 < y < drone[1] + .4
        return away > 1.5 and not before and not near_pin and land.slope(x, y) < .9

    woods = trees.scatter(land, 340, keep, 8, density=trees.groves(1.4, 12, .05, 1.8))
    trees.plant(land, woods, 3, (.20, .40), discs=.4)
    return found
