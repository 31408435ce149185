"""Drone Detection: a mast on a ridge, its level lines of sight over a bearing ring, the heaviest to an orange drone.

Shared by all its pictures; each brings its own camera and place of the drone."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import buildings, compass, finish, intruder, masts, relief, site, table, terrain, trees, wires
from kit.solid import Solid
from studio import new_scene

MAST = (-.95, -.45)
RIDGE = 1.47
RING = 1.12                                # radius of the bearing ring
REACH, DIP, STEP = 2.75, .10, 15           # of the sight lines: length, fall to their ends, degrees between them


def height(x, y):
    h = .42 + .36 * relief.rolling(x, y, 3.0, 52)
    h = h + relief.hill(x, y, (-1.2, -.4), 1.55, 1.0, 1.7, 12)        # the ridge
    h = h + relief.hill(x, y, (4.1, 3.1), 1.7, 1.0, 1.5, -25)
    h = h + relief.hill(x, y, (-4.8, 3.2), 1.8, .7)
    h = h - .30 * relief.hill(x, y, (1.9, .6), 1.3, 1.0, 2.2, 40)     # valley before the hills
    # An uneven rim: a perfect circle of sheets would look turned, not grown.
    away = np.hypot(x - MAST[0], y - MAST[1]) * (1 - .16 * (1 + relief.rolling(x, y, 1.5, 83)))
    h = relief.flatten(h, away, RIDGE + .02, RING + .12, 2.0)
    return h - .35 * relief.smoothstep(-2.8, -4.6, y)


def mast(ground):
    s = Solid('Mast')
    x, y = MAST
    z = ground(x, y)
    s.box((x, y, z), (.62, .5, .02), finish.road())
    top = masts.lattice(s, (x, y, z + .02), 1.05, .34, .15, 7, .013)
    eye = masts.sensor_head(s, (x, y, top), 1.05)
    buildings.block(s, (x + .36, y + .12, z), (.22, .26, .17), 1, .09, seed=2, plant=False)
    site.fence(s, [(x - .42, y - .34), (x + .52, y - .34), (x + .52, y + .36), (x - .42, y + .36)],
               lambda a, b: z, .12, .11, closed=True)
    compass.ring(s, (x, y, z), RING)
    s.build(bevel=.003)
    return eye


def microphones(ground):
    """Four on the arms of a low stand, away from the mast's hum."""
    s = Solid('Microphones')
    x, y = MAST[0] - .76, MAST[1] - .40
    z = ground(x, y)
    head = z + .40
    s.tube((x, y, z), (x, y, head), .012, finish.ink())
    for bearing in (20, 110, 200, 290):
        a = math.radians(bearing)
        tip = (x + .21 * math.cos(a), y + .21 * math.sin(a), head + .03)
        s.tube((x, y, head), tip, .008, finish.ink())
        s.ball(tip, .040, finish.ink(), flatten=1.35)
        s.tube((x, y, z + .12), (x + .11 * math.cos(a), y + .11 * math.sin(a), z), .008, finish.ink())
    s.build()


def sights(eye, drone, weight):
    """Brass lines all around, almost level, and a heavier one to the drone."""
    found = math.degrees(math.atan2(drone[1] - eye[1], drone[0] - eye[0]))
    for bearing in range(0, 360, STEP):
        if abs((bearing - found + 180) % 360 - 180) < STEP * .6:
            continue
        a = math.radians(bearing)
        tip = (eye[0] + REACH * math.cos(a), eye[1] + REACH * math.sin(a), eye[2] - DIP)
        wires.wire([eye, tip], .0028 * weight)
    wires.wire([eye, drone], .0075 * weight, name='Track')


def build(drone, weight=1, block=((-6.5, -5.0), (6.5, 4.6)), shaded=False):
    """`drone`: where the contact flies;  `weight`: of the lines, heavier in small pictures;  `block`: where the land is sawn off, near left and far right;  `shaded`: its sides are seen.

    Returns the drone's place."""
    new_scene()
    land = terrain.Terrain(height, *terrain.between(*block))
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land, shaded=shaded)
    eye = mast(land.ground)
    microphones(land.ground)
    sights(eye, drone, weight)
    foot = (drone[0], drone[1], land.ground(*drone[:2]))
    intruder.quadcopter(drone, .80, finish.orange(), (12, 6, 25), foot=foot)

    def keep(x, y):
        hides = abs(x - foot[0]) < .5 and foot[1] - 1.6 < y < foot[1] + .4      # the pin's foot stays in sight, as the ring does
        ring = abs(x - MAST[0]) < RING + .1 and MAST[1] - RING - 1.2 < y < MAST[1]
        return math.hypot(x - MAST[0], y - MAST[1]) > RING + .35 and not ring and not hides and land.slope(x, y) < .75 and land.inside(x, y, .15)

    woods = trees.scatter(land, round(2.64 * land.size[0] * land.size[1]), keep, 8, density=trees.groves(1.5, 71, 0, 1.8))
    trees.plant(land, woods, 3, (.24, .46))
    return drone
