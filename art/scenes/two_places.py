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
RIMS = ((.24, .66), (.24, .73), (.16, .73), (.10, .78), (.07, .50), (.07, .55))     # of masts.receiver()


def height(x, y):
    h = .46 + .34 * relief.rolling(x, y, 2.9, 91)
    h = h + relief.hill(x, y, (4.8, 2.9), 1.5, .75, 1.3, -20)
    h = h + relief.hill(x, y, (-4.4, 2.4), 1.6, .8, 1.3, 30)
    h = h - .46 * relief.hill(x, y, (.16, -1.5), .62, 1.0, 1.9, 82)     # the valley that the line spans
    for place in (TRUE, BELIEVED):
        h = relief.flatten(h, np.hypot(x - place[0], y - place[1]), LEVEL, RING + .10, 1.12)
    return h - .30 * relief.smoothstep(-2.7, -4.4, y)


def constellation(ear, places, size):
    """Satellites, each held by a brass line of sight to the receiver's antenna."""
    craft = Solid('Satellites')
    for at in places:
        satellites.satellite(craft, at, size, tuple(r - a for r, a in zip(ear, at)))
        wires.wire([at, ear], .0078)
    craft.build(bevel=.002)


def twin(at, size):
    """The receiver in clear acrylic, its rims drawn in ink; it throws no shadow, for nothing stands there."""
    glass = Solid('Believed')
    masts.receiver(glass, at, size, finish.ghost(), finish.ghost())
    glass.build().visible_shadow = False
    for radius, level in RIMS:
        rim = wires.ring((at[0], at[1], at[2] + level * size), radius * size, .0065, finish.ink())
        rim.visible_shadow = False
    for k in range(3):                     # and the legs
        a = 2 * math.pi * k / 3 + .5
        leg = wires.wire([(at[0] + .26 * size * math.cos(a), at[1] + .26 * size * math.sin(a), at[2]), (at[0], at[1], at[2] + .52 * size)], .005, finish.ink())
        leg.visible_shadow = False


def places(land):
    """The receiver where it stands, its clear twin where it believes to be, and the line between. Returns the antenna."""
    true, believed = ((*at, land.ground(*at)) for at in (TRUE, BELIEVED))
    s = Solid('Receiver')
    ear = masts.receiver(s, true, 1.15)
    s.lathe([(RING, 0), (RING, .02)], finish.white(), true, 60)
    s.build(bevel=.002)
    wires.ring((true[0], true[1], true[2] + .024), RING, .009)
    twin(believed, 1.15)
    wires.ring((believed[0], believed[1], believed[2] + .018), RING, .018, finish.orange())
    ahead = math.atan2(believed[1] - true[1], believed[0] - true[0])
    step = (RING * math.cos(ahead), RING * math.sin(ahead))
    wires.wire([(true[0] + step[0], true[1] + step[1], true[2] + .030),
                (believed[0] - step[0], believed[1] - step[1], believed[2] + .022)],
               .014, finish.orange(), name='Error')
    return ear, believed


def build(sky, size, block, eye):
    """`sky`: where the satellites hang;  `size`: theirs;  `block`: where the land is sawn off, near left and far right;  `eye`: where the camera stands.

    Returns the believed place."""
    new_scene()
    land = terrain.Terrain(height, *terrain.between(*block))
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land, shaded=True)
    ear, believed = places(land)
    constellation(ear, sky, size)

    def keep(x, y):
        clear = all(math.hypot(x - px, y - py) > .85 for px, py in (TRUE, BELIEVED))
        before = -1.9 < x < 2.1 and -2.9 < y < -1.0          # nothing hides a place or the line
        behind = any(y > py and abs(x - px - (px - eye[0]) / (py - eye[1]) * (y - py)) < .95 for px, py in (TRUE, BELIEVED))
        return clear and not before and not behind and land.slope(x, y) < .7 and land.inside(x, y, .15)

    woods = trees.scatter(land, 270, keep, 8, density=trees.groves(1.5, 47, 0, 1.7))
    trees.plant(land, woods, 3, (.22, .42))
    return believed
