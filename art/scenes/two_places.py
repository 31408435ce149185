"""GNSS Jamming & Spoofing: satellites above one receiver; an orange line leads from where it is to where it believes to be.

Shared by the wide and the tall picture; each brings its own satellites and camera."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import finish, masts, relief, satellites, table, terrain, trees, wires
from kit.solid import Solid
from studio import new_scene

TRUE = (-1.02, -1.25)
BELIEVED = (1.30, -1.62)
LEVEL = .87                                # of both places: the error runs along the map, not up or down
RING = .46


def height(x, y):
    h = .46 + .34 * relief.rolling(x, y, 2.9, 91)
    h = h + relief.hill(x, y, (4.8, 2.9), 1.5, .75, 1.3, -20)
    h = h + relief.hill(x, y, (-4.4, 2.4), 1.6, .8, 1.3, 30)
    h = h - .46 * relief.hill(x, y, (.16, -1.5), .62, 1.0, 1.9, 82)     # the valley that the line spans
    for place in (TRUE, BELIEVED):
        h = relief.flatten(h, np.hypot(x - place[0], y - place[1]), LEVEL, RING + .10, 1.12)
    return h - .30 * relief.smoothstep(-2.7, -4.4, y)


def constellation(land, ear, places, size):
    """Satellites on rods, each with a brass thread to the receiver's antenna."""
    craft = Solid('Satellites')
    for at in places:
        satellites.satellite(craft, at, size, tuple(r - a for r, a in zip(ear, at)))
        foot = (at[0] * 1.04, at[1] + .35)
        z = land.ground(*foot)
        craft.tube((*foot, z), (at[0], at[1], at[2] + .05), .0075, finish.steel(), sides=10)
        craft.lathe([(.05, 0), (.05, .016), (.016, .03)], finish.steel(), (*foot, z), 18)
        wires.wire(wires.sag(at, ear, .02), .0072)
    craft.build(bevel=.002)


def places(land):
    """The receiver where it stands, its clear twin where it believes to be, and the line between. Returns the antenna."""
    true, believed = ((*at, land.ground(*at)) for at in (TRUE, BELIEVED))
    s = Solid('Receiver')
    ear = masts.receiver(s, true, 1.15)
    s.lathe([(RING, 0), (RING, .02)], finish.white(), true, 60)
    s.build(bevel=.002)
    wires.ring((true[0], true[1], true[2] + .024), RING, .009)
    g = Solid('Believed')
    masts.receiver(g, believed, 1.15, finish.ghost(), finish.ghost())
    g.build()
    wires.ring((believed[0], believed[1], believed[2] + .018), RING, .018, finish.orange())
    ahead = math.atan2(believed[1] - true[1], believed[0] - true[0])
    step = (RING * math.cos(ahead), RING * math.sin(ahead))
    wires.wire([(true[0] + step[0], true[1] + step[1], true[2] + .030),
                (believed[0] - step[0], believed[1] - step[1], believed[2] + .022)],
               .014, finish.orange(), name='Error')
    return ear, believed


def build(sky, size):
    """`sky`: where the satellites hang;  `size`: theirs. Returns the believed place."""
    new_scene()
    land = terrain.Terrain(height, (12.4, 8.6), (0, -.2))
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land)
    ear, believed = places(land)
    constellation(land, ear, sky, size)

    def keep(x, y):
        clear = all(math.hypot(x - px, y - py) > .85 for px, py in (TRUE, BELIEVED))
        before = -1.9 < x < 2.1 and -2.9 < y < -1.0          # nothing hides a place or the line
        return clear and not before and land.slope(x, y) < .7

    woods = trees.scatter(land, 270, keep, 8, density=trees.groves(1.5, 47, 0, 1.7))
    trees.plant(land, woods, 3, (.22, .42))
    return believed
