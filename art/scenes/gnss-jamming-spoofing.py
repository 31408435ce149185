"""GNSS Jamming & Spoofing: threads from satellites to a receiver; one is bent to the wrong place."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import finish, masts, relief, satellites, table, terrain, trees, wires
from kit.solid import Solid
from studio import camera, new_scene

RECEIVER = (-1.05, -1.15)
GHOST = (1.75, -1.35)
EYELET = (.55, -1.0, 2.30)
# Where each satellite hangs, and the turn of its wings.
SATELLITES = [((-3.1, .2, 3.25), 20), ((-2.0, .8, 4.05), -12), ((-.25, .5, 4.40), 10),
              ((1.45, .7, 4.10), -18), ((3.2, .1, 3.40), 25)]
FALSE = 3                                  # the satellite whose thread is led astray


def height(x, y):
    h = .40 + .34 * relief.rolling(x, y, 2.9, 91)
    h = h + relief.hill(x, y, (-1.1, -1.0), 1.3, .75, 1.3, 10)
    h = h + relief.hill(x, y, (4.6, 2.6), 1.4, .8, 1.3, -20)
    h = h + relief.hill(x, y, (-4.2, 2.6), 1.6, .8, 1.3, 30)
    h = relief.flatten(h, np.hypot(x - RECEIVER[0], y - RECEIVER[1]), 1.11, .38, .85)
    return relief.flatten(h, np.hypot(x - GHOST[0], y - GHOST[1]), .57, .36, 1.35)


def main():
    new_scene()
    land = terrain.Terrain(height, (11.0, 6.6), (0, .35))
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land)
    s = Solid('Receiver')
    spot = (*RECEIVER, land.ground(*RECEIVER))
    ear = masts.receiver(s, spot, 1.15)
    s.lathe([(.44, 0), (.44, .02)], finish.white(), spot, 60)
    s.build(bevel=.002)
    g = Solid('Ghost')
    wrong = (*GHOST, land.ground(*GHOST))
    wrong_ear = masts.receiver(g, wrong, 1.15, finish.ghost(), finish.ghost())
    g.build()
    wires.ring((wrong[0], wrong[1], wrong[2] + .01), .42, .008)
    craft = Solid('Satellites')
    for n, (at, turn) in enumerate(SATELLITES):
        aim = tuple(r - a for r, a in zip(ear, at))
        satellites.satellite(craft, at, 1.0, turn, aim)
        foot = (at[0] * 1.06, at[1] + .35)
        z = land.ground(*foot)
        craft.tube((*foot, z), (at[0], at[1], at[2] + .06), .0105, finish.steel(), sides=10)
        craft.lathe([(.06, 0), (.06, .02), (.02, .035)], finish.steel(), (*foot, z), 18)
        if n != FALSE:
            wires.wire(wires.sag(at, ear, .03), .0095)
    # The false thread is drawn aside by an eyelet on a post, down to the ghost.
    foot = (EYELET[0], EYELET[1] + .02)
    z = land.ground(*foot)
    craft.tube((*foot, z), (EYELET[0], EYELET[1], EYELET[2] - .04), .014, finish.ink(), sides=12)
    craft.lathe([(.10, 0), (.10, .03), (.03, .05)], finish.ink(), (*foot, z), 24)
    craft.lathe([(.02, -.05), (.05, -.03), (.05, .03), (.02, .05)], finish.ink(), EYELET, 20)
    craft.build(bevel=.002)
    wires.wire([SATELLITES[FALSE][0], EYELET, wrong_ear], .019, finish.orange(), name='False thread')

    def keep(x, y):
        return (math.hypot(x - RECEIVER[0], y - RECEIVER[1]) > .8
                and math.hypot(x - GHOST[0], (y - GHOST[1]) * .5) > .8 and land.slope(x, y) < .7)

    trees.plant(land, trees.scatter(land, 230, keep, 8, density=trees.groves(1.5, 47, 0, 1.7)), 3, (.22, .42))
    camera.place((-1.9, -12.6, 3.1), (.05, 0, 2.22), lens=56.5, fstop=.5, focus=(.2, -1.1, 2.0))
    table.shoot('gnss-jamming-spoofing')


main()
