"""Border Security: a fence and a patrol road between a ridge and a plain, from high above; the SY300 small over it all.

Shared by the wide and the tall picture; each brings its own camera and place of the SY300. Ten metres to a unit, at true scale."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import carrier, finish, masts, relief, site, table, terrain, trees
from kit.solid import Solid
from studio import new_scene

LINE = site.curve([(-4.2, -10.5), (-3.3, -7.0), (-2.0, -4.2), (-1.15, -1.8), (-.35, .6), (-.15, 3.0), (1.0, 6.2), (2.9, 9.4), (4.6, 13.5)], 200)
ROAD = [(x + .46, y - .05) for x, y in LINE]
FLOOR = .45
SEEN = (88, 118)                           # posts of the fence that the camera has in view
TOWERS = (56, 104, 146, 176)
TRUCKS = ((136, 1), (70, -1))
SPAN = .15


def height(x, y):
    away = relief.distance_to_path(x, y, LINE[::4])
    side = away / (away + .9)
    ridge = 1.75 * side ** 1.6 * (1 + .40 * relief.rolling(x, y, 2.9, 17))
    plain = .46 * side ** 1.4 * (1 + .7 * relief.rolling(x, y, 3.2, 29, octaves=2))
    at_left = relief.smoothstep(.5, -.5, x - np.interp(y, *zip(*[(b, a) for a, b in LINE])))
    h = FLOOR + .10 + ridge * at_left + plain * (1 - at_left)
    h = h + relief.hill(x, y, (5.6, 2.4), 1.7, .75, 1.5, 20) + relief.hill(x, y, (7.4, 8.4), 2.1, 1.0, 1.5, -20)
    return relief.flatten(h, away, FLOOR + .02, .80, 1.6)


def line(land):
    """Returns the middle of the stretch in view: its posts and wires are orange, and the strip at their foot."""
    s = Solid('Line')
    site.ribbon(s, ROAD, .36, land.ground)
    for n in TOWERS:
        x, y = LINE[n]
        z = land.ground(x, y)
        top = masts.lattice(s, (x - .30, y, z), .95, .20, .11, 6, .010)
        masts.sensor_head(s, (x - .30, y, top), .52)
    for n, way in TRUCKS:
        (x, y), (bx, by) = ROAD[n], ROAD[n + way]
        site.truck(s, (x, y, land.ground(x, y) + .012), math.degrees(math.atan2(by - y, bx - x)), .80)
    s.build(bevel=.002)
    first, last = SEEN
    for name, path, paint in (('Fence', LINE[:first + 1], None), ('Fence beyond', LINE[last:], None), ('In view', LINE[first:last + 1], finish.paint())):
        part = Solid(name)
        site.fence(part, path, land.ground, .26, .20, strands=5)
        if paint:
            site.ribbon(part, path, .075, land.ground, material=paint)
            part.materials = [paint] * len(part.materials)
        part.build()
    x, y = LINE[(first + last) // 2]
    return x, y, land.ground(x, y) + .1


def build(drone, eye, turn=-75):
    """`drone`: where the SY300 flies;  `eye`: where the camera stands. Returns the middle of the stretch in view."""
    new_scene()
    land = terrain.Terrain(height, (21.0, 22.5), (.4, 1.4), sheet=.07, cell=.055)
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land, key=1.60, fill=.34, scale=7)
    seen = line(land)
    carrier.fly(drone, SPAN, turn, 5)

    share = (eye[2] - .6) / (eye[2] - drone[2])
    behind = [e + share * (d - e) for e, d in zip(eye, drone)]            # what the camera sees behind the SY300

    def keep(x, y):
        if math.hypot((x - behind[0]) / 1.2, (y - behind[1]) / 1.7) < 1:
            return False
        away = relief.near_path(x, y, LINE[::4])
        return away > .95 and land.slope(x, y) < 1.0

    woods = trees.scatter(land, 900, keep, 8, density=trees.groves(1.7, 47, .05, 1.7))
    trees.plant(land, woods, 3, (.26, .50), discs=.35)
    return seen
