"""Drone Detection: a mast on a ridge, its level lines of sight over a bearing ring, the heaviest to an orange drone.

Shared by all its pictures; each brings its own camera and place of the drone."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np
from mathutils import Matrix, Vector

from kit import buildings, compass, finish, intruder, masts, person, relief, site, table, terrain, trees, wires
from kit.solid import Solid
from studio import new_scene

MAST = (-.95, -.45)
RIDGE = 1.47
HEAD = 1.05                                # size of the sensors on the mast
RING = 1.12                                # radius of the bearing ring
REACH, STEP = 2.1, 15                      # of the sight lines: the radius of the hoop that ends them, degrees between them
SCALE = .125                               # units to a metre: of the person beside the cabin


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
    eye = masts.sensor_head(s, (x, y, top), HEAD)
    buildings.block(s, (x + .36, y + .12, z), (.22, .26, .17), 1, .09, seed=2, plant=False)
    site.fence(s, [(x - .42, y - .34), (x + .52, y - .34), (x + .52, y + .36), (x - .42, y + .36)],
               lambda a, b: z, .12, .11, closed=True)
    compass.ring(s, (x, y, z), RING)
    s.build(bevel=.003)
    crew = Solid('Person')
    person.figure(crew, (x + .20, y - .50, z), 24, SCALE)
    crew.build()
    return eye


def microphones(ground):
    """An array on a low stand, away from the mast's hum: capsules in two rings on one plate, turned to the valley."""
    s = Solid('Microphones')
    x, y = MAST[0] - .76, MAST[1] - .40
    z = ground(x, y)
    head = z + .36
    s.tube((x, y, z + .10), (x, y, head), .012, finish.ink())
    for bearing in (20, 140, 260):
        a = math.radians(bearing)
        s.tube((x, y, z + .16), (x + .13 * math.cos(a), y + .13 * math.sin(a), z), .008, finish.ink())
    facing = Matrix.Translation((x, y - .02, head)) @ Vector((.25, -1, .35)).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    with s.part(frame=facing):
        s.prism([(.18 * math.cos(a), .18 * math.sin(a)) for a in around(40)], 0, .02, finish.ink())
        for radius, count in ((0, 1), (.075, 6), (.14, 12)):
            for a in around(count):
                s.ball((radius * math.cos(a), radius * math.sin(a), .026), .017, finish.brass())
    s.build()


def around(count):
    return [2 * math.pi * k / count for k in range(count)]


def sights(eye, drone, weight):
    """Level brass lines from the radar to a hoop around it: the whole horizon. A heavier one from the camera to the drone."""
    radar = (eye[0], eye[1], eye[2] - .32 * HEAD)
    for bearing in range(0, 360, STEP):
        a = math.radians(bearing)
        start, tip = ((radar[0] + r * math.cos(a), radar[1] + r * math.sin(a), radar[2]) for r in (.15, REACH))
        wires.wire([start, tip], .0032 * weight)
    wires.ring(radar, REACH, .0065 * weight)
    wires.wire([eye, drone], .0085 * weight, name='Track')


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
    intruder.quadcopter(drone, .80, 28, foot=foot)

    def keep(x, y):
        hides = abs(x - foot[0]) < .5 and foot[1] - 1.6 < y < foot[1] + .4      # the pin's foot stays in sight, as the ring does
        ring = abs(x - MAST[0]) < RING + .1 and MAST[1] - RING - 1.2 < y < MAST[1]
        return math.hypot(x - MAST[0], y - MAST[1]) > RING + .35 and not ring and not hides and land.slope(x, y) < .75 and land.inside(x, y, .15)

    woods = trees.scatter(land, round(2.64 * land.size[0] * land.size[1]), keep, 8, density=trees.groves(1.5, 71, 0, 1.8))
    trees.plant(land, woods, 3, (.24, .46))
    return drone
