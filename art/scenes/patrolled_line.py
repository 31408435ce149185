"""Border Security: a fence and a patrol road between a ridge and a plain, the SY300 beside the line.

Shared by the wide and the tall picture; each brings its own camera and place of the SY300."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import carrier, finish, masts, relief, site, table, terrain, trees, wires
from kit.solid import Solid
from studio import new_scene

LINE = site.curve([(-2.9, -7.2), (-1.95, -4.0), (-1.15, -1.8), (-.45, .6), (-.35, 3.0), (1.0, 6.6)], 120)
ROAD = [(x + .42, y - .03) for x, y in LINE]
FLOOR = .45
MARK = 50                                  # the post of the fence that raised the alarm
TOWERS = (24, 74, 104)
TRUCK = 101                                # clear of the camera's line


def height(x, y):
    away = relief.distance_to_path(x, y, LINE[::4])
    side = away / (away + .9)
    ridge = 1.30 * side ** 1.6 * (1 + .34 * relief.rolling(x, y, 2.6, 17))
    # Kept low: a slope that faces the key would burn out.
    plain = .42 * side ** 1.4 * (1 + .6 * relief.rolling(x, y, 3.2, 29, octaves=2))
    at_left = relief.smoothstep(.5, -.5, x - np.interp(y, *zip(*[(b, a) for a, b in LINE])))
    h = FLOOR + .10 + ridge * at_left + plain * (1 - at_left)
    h = h + relief.hill(x, y, (4.2, 4.6), 1.7, .55, 1.5, 20)
    return relief.flatten(h, away, FLOOR + .02, .72, 1.5)


def line(land):
    s = Solid('Line')
    site.ribbon(s, ROAD, .24, land.ground)
    site.fence(s, LINE, land.ground, .32, .22, strands=6)
    for n in TOWERS:
        x, y = LINE[n]
        z = land.ground(x, y)
        top = masts.lattice(s, (x - .26, y, z), .80, .18, .10, 6, .008)
        masts.sensor_head(s, (x - .26, y, top), .50)
    (x, y), (bx, by) = ROAD[TRUCK], ROAD[TRUCK + 1]
    site.truck(s, (x, y, land.ground(x, y) + .012), math.degrees(math.atan2(by - y, bx - x)), .50)
    s.build(bevel=.002)


def build(drone, span, sight, bare=lambda x, y: False):
    """`drone`, `span`: of the SY300; `sight`: radius of the line from its lens; `bare`: where no tree may stand. Returns the marked place on the fence."""
    new_scene()
    land = terrain.Terrain(height, (13.0, 14.4), (.6, -.2), sheet=.07)
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land, key=1.12, fill=.34)
    line(land)
    mark = (*LINE[MARK], land.ground(*LINE[MARK]) + .02)
    carrier.fly(drone, span, -75, 4, stand=land.ground(*drone[:2]))
    wires.ring(mark, .26, .013, finish.orange())
    # A hair: what the camera looks along, not a beam.
    wires.wire([carrier.eye(), mark], sight, finish.brass(), name='Sight line')

    def keep(x, y):
        away = relief.near_path(x, y, LINE[::4])
        near_pin = abs(x - drone[0]) < .55 and drone[1] - 1.2 < y < drone[1] + .5
        behind = math.hypot((x - drone[0] - .95) / 1.25, (y - drone[1] - 4.6) / 1.9) < 1      # the SY300 stands out against bare ground
        return away > .85 and not near_pin and not behind and not bare(x, y) and land.slope(x, y) < 1.0

    woods = trees.scatter(land, 330, keep, 8, density=trees.groves(1.5, 47, .05, 1.7))
    trees.plant(land, woods, 3, (.20, .40), discs=.35)
    return mark
