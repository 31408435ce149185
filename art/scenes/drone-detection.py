"""Drone Detection: a mast on a ridge, brass sight lines over the land, one orange to a drone."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import buildings, finish, intruder, masts, relief, site, table, terrain, trees, wires
from kit.solid import Solid
from studio import camera, new_scene

MAST = (-1.35, -.35)
DRONE = (1.62, -.75, 3.2)
# Where the sight lines come down.
SIGHTS = [(-4.7, -.9), (-3.0, 2.6), (-1.2, 3.2), (.5, 2.5), (1.6, 1.2), (3.2, 2.2),
          (4.4, .7), (3.5, -1.3), (1.5, -2.2), (-.3, -2.5), (-3.3, -2.4)]


def height(x, y):
    h = .42 + .36 * relief.rolling(x, y, 3.0, 52)
    h = h + relief.hill(x, y, (-1.7, -.3), 1.25, 1.35, 2.0, 12)       # the ridge
    h = h + relief.hill(x, y, (3.6, 2.9), 1.7, 1.25, 1.5, -25)
    h = h + relief.hill(x, y, (-4.6, 3.2), 1.8, .8)
    h = h - .35 * relief.hill(x, y, (1.6, .6), 1.3, 1.0, 2.2, 40)     # valley before the hills
    away = np.hypot(x - MAST[0], y - MAST[1])
    return relief.flatten(h, away, 1.59, .60, 1.15)


def mast(ground):
    s = Solid('Mast')
    x, y = MAST
    z = ground(x, y)
    s.box((x, y, z), (.62, .5, .02), finish.road())
    top = masts.lattice(s, (x, y, z + .02), 1.25, .36, .15, 8, .014)
    eye = masts.sensor_head(s, (x, y, top), 1.15)
    buildings.block(s, (x + .36, y + .12, z), (.22, .26, .17), 1, .09, seed=2, plant=False)
    site.fence(s, [(x - .42, y - .34), (x + .52, y - .34), (x + .52, y + .36), (x - .42, y + .36)],
               lambda a, b: z, .12, .11, closed=True)
    s.build(bevel=.003)
    return eye


def sights(eye, ground):
    """Brass wires fan out and end on small turned pins in the land."""
    pins = Solid('Pins')
    for x, y in SIGHTS:
        z = ground(x, y)
        tip = (x, y, z + .26)
        pins.lathe([(.045, 0), (.045, .014), (.012, .03), (.012, .24), (.03, .255), (.03, .285), (1e-6, .30)],
                   finish.brass(), (x, y, z), 16)
        wires.wire([eye, tip], .0095)
    pins.build()


def main():
    new_scene()
    land = terrain.Terrain(height, (11.0, 7.0), (0, .4))
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land)
    eye = mast(land.ground)
    sights(eye, land.ground)
    wires.wire([eye, DRONE], .019, finish.orange(), name='Track')
    intruder.quadcopter(DRONE, .80, finish.ink(), (12, 6, 25), stand=land.ground(*DRONE[:2]))

    def keep(x, y):
        return math.hypot(x - MAST[0], y - MAST[1]) > .9 and land.slope(x, y) < .75

    trees.plant(land, trees.scatter(land, 300, keep, 8, density=trees.groves(1.5, 71, 0, 1.8)), 3, (.24, .46))
    camera.place((-2.6, -11.8, 3.6), (.05, 0, 1.74), lens=59, fstop=.45, focus=(-.6, -.6, 2.4))
    table.shoot('drone-detection')


main()
