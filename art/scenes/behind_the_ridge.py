"""Reconnaissance: a crew behind a ridge; the SY300 looks over it for them, into a depot in the valley; one truck is marked.

Nine metres to a unit, at true scale."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import buildings, carrier, finish, person, relief, site, table, terrain, trees, wires
from kit.solid import Solid
from studio import new_scene

METRE = 1 / 9
SPAN = 1.5 * METRE
DEPOT = (-.55, 2.9)
LEVEL = .38
CREST = -3.05                              # the ridge runs across the picture
POST = (-.42, -3.95)                       # of the crew, this side of the crest
POST_LEVEL = 1.46
# Where things stand about the depot's middle, and their turn.
SHEDS = [(-.92, .46, 0), (-.06, .62, 0), (.86, .50, 6), (-.90, -.06, 3)]
TANKS = [(.40, .04), (.74, .04), (1.08, .08)]
TRUCKS = [(-.36, -.50, 24), (.16, -.52, 14), (.74, -.46, -168)]
MARKED = TRUCKS[1]
VIEW = [(-1.45, -.92), (1.40, -.92), (1.40, 1.0), (-1.45, 1.0)]      # corners of what the camera sees


def height(x, y):
    h = .58 + .30 * relief.rolling(x, y, 2.6, 64)
    h = h + relief.hill(x, y, (4.2, 7.0), 2.0, 1.2, 1.4, -30) + relief.hill(x, y, (-5.0, 6.2), 2.0, 1.3, 1.4, 20)
    h = h + relief.hill(x, y, (-.6, 8.6), 2.2, 1.0, 2.2, 4)
    h = h + relief.hill(x, y, (3.0, -.4), 1.0, .55, 1.5, 60)
    away = np.hypot((x - DEPOT[0]) / 1.2, y - DEPOT[1])
    h = relief.flatten(h, away, LEVEL, 1.42, 2.25)
    line = CREST + .16 * np.sin(x * 1.1 + .6)
    ridge = (1.02 + .10 * relief.rolling(x, y, 1.7, 12)) * np.exp(-((y - line) / np.where(y > line, .95, 1.9)) ** 2)
    h = np.maximum(h, .30) + ridge
    post = np.hypot((x - POST[0]) / 1.5, y - POST[1])
    return relief.flatten(h, post, POST_LEVEL, .34, .85)


def depot(land):
    """Sheds, tanks and trucks; the orange pin stands on one truck. Returns its head."""
    s = Solid('Depot')
    z = land.ground(*DEPOT)

    def here(x, y):
        return DEPOT[0] + x, DEPOT[1] + y, z

    for x, y, turn in SHEDS:
        buildings.shed(s, here(x, y), (.72, .32, .24), turn, finish.road())
    for x, y in TANKS:
        buildings.tank(s, here(x, y), .14, .26)
    for x, y, turn in TRUCKS:
        site.truck(s, here(x, y), turn, .90)
    lane = site.curve([(-1.3, -.24), (-.5, -.22), (.1, -.20), (.7, -.18), (1.4, -.16)], 40)
    site.ribbon(s, [(DEPOT[0] + x, DEPOT[1] + y) for x, y in lane], .16, lambda a, b: z, .006)
    s.build(bevel=.003)
    x, y, _ = here(*MARKED[:2])
    pin = Solid('Found')
    pin.tube((x, y, z), (x, y, z + .66), .013, finish.paint(), sides=14)
    pin.ball((x, y, z + .70), .090, finish.paint(), 32)
    pin.build()
    return x, y, z + .70


def field_of_view(eye, z):
    """Four hairs of brass from the gimbal to a frame that lies around the depot."""
    corners = [(DEPOT[0] + dx, DEPOT[1] + dy, z + .06) for dx, dy in VIEW]
    for c in corners:
        wires.wire([eye, c], .0034)
    wires.wire([*corners, corners[0]], .0085)


def crew(land):
    """Two people and what they carry, below the crest."""
    x, y = POST
    z = land.ground(x, y)
    s = Solid('Crew')
    person.figure(s, (x - .13, y + .05, z), 168, METRE, 'held')
    person.figure(s, (x + .15, y + .02, z), 196, METRE, 'back')
    with s.part((x + .37, y - .01, z), 12, METRE):
        site.crate(s, (0, 0, 0), (.95, .62, .44), 0)
        site.crate(s, (-.05, .02, .44), (.80, .55, .36), -7)
    with s.part((x - .42, y + .10, z), 0, METRE):
        for k in range(3):
            a = 2 * math.pi * k / 3 + .4
            s.tube((.5 * math.cos(a), .5 * math.sin(a), 0), (0, 0, 1.35), .022, finish.ink(), sides=12)
        s.tube((0, 0, 1.3), (0, 0, 2.5), .020, finish.ink(), sides=12)
        s.box((0, -.03, 2.05), (.34, .07, .34), finish.ink())
    s.build(bevel=.0012)


def build(drone):
    """`drone`: where the SY300 flies. Returns the head of the orange pin."""
    new_scene()
    land = terrain.Terrain(height, (15.5, 15.5), (-.2, 2.4), sheet=.062, cell=.05)
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land, key=1.45, scale=6)
    found = depot(land)
    crew(land)
    carrier.fly(drone, SPAN, 175, 4, stand=land.ground(*drone[:2]), crate=False)
    field_of_view(carrier.eye(), land.ground(*DEPOT))

    def keep(x, y):
        away = math.hypot((x - DEPOT[0]) / 1.2, y - DEPOT[1])
        before = abs(x - DEPOT[0]) < 2.0 and y < DEPOT[1]                 # nothing hides the depot
        near = y < CREST + .6 and (abs(x - POST[0]) < 1.5 or y < CREST - .1)
        near_pin = abs(x - drone[0]) < .4 and y < drone[1] + .4
        return away > 1.55 and not before and not near and not near_pin and land.slope(x, y) < .9

    woods = trees.scatter(land, 520, keep, 8, density=trees.groves(1.4, 12, .05, 1.8))
    trees.plant(land, woods, 3, (.24, .48), discs=.4)
    return found
