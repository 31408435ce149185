"""Anti-Drone Solutions: a protected site under two clear domes, the intruder at the rim."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import acrylic, buildings, finish, intruder, masts, relief, site, table, terrain, trees
from kit.solid import Solid
from studio import camera, new_scene

OUTER, INNER = 2.75, 1.70
SITE = 0.60                               # level of the plateau
CENTRE = (-0.25, 0.0)
# Trees that lead the eye in from the front edge.
FRONT = [(-3.1, -2.75), (-2.85, -2.95), (-2.55, -2.8), (-2.2, -3.05), (-3.4, -3.05), (-1.75, -2.95),
         (2.05, -2.75), (2.35, -2.95), (2.65, -2.7), (1.75, -3.0), (3.0, -2.95), (2.5, -2.45)]


def height(x, y):
    h = .52 + .34 * relief.rolling(x, y, 3.4, 21)
    h = h + relief.hill(x, y, (4.6, 2.6), 1.5, .70, 1.3, 20)
    h = h + relief.hill(x, y, (-4.9, 2.2), 1.4, .60, 1.4, -15)
    away = np.hypot(x - CENTRE[0], y - CENTRE[1])
    h = relief.flatten(h, away, SITE + .02, OUTER + .15, OUTER + 1.5)
    # The front falls away to the base board, so that the sheets show.
    return h - .42 * relief.smoothstep(-2.3, -3.5, y) * relief.smoothstep(OUTER, OUTER + .8, away)


def compound(ground):
    s = Solid('Compound')
    z = ground(*CENTRE)
    s.at(CENTRE[0], CENTRE[1], z, scale=1.12)
    s.box((.05, -.42, 0), (1.9, .62, .012), finish.road())          # apron
    s.box((.05, -1.02, 0), (.16, .75, .011), finish.road())
    buildings.hangar(s, (-.55, .12, 0), (.62, .62, .34))
    buildings.hangar(s, (.16, .12, 0), (.62, .62, .34))
    buildings.block(s, (.86, .22, 0), (.46, .40, .52), floors=3, bay=.11, seed=3)
    buildings.block(s, (.90, -.18, 0), (.30, .26, .24), floors=1, bay=.1, seed=5)
    buildings.tank(s, (-.86, .66, 0), .15, .24)
    buildings.tank(s, (-.50, .74, 0), .15, .24)
    buildings.shed(s, (.30, .80, 0), (.70, .24, .15), 0)
    site.truck(s, (-.30, -.42, .012), 12, .42)
    site.truck(s, (.38, -.50, .012), 170, .42)
    masts.dish(s, (.86, .22, .52), .12, (-.4, -1, .8))
    # Short enough to stay under the inner dome.
    top = masts.lattice(s, (-.93, .02, 0), .52, .16, .08, 6, .008)
    masts.sensor_head(s, (-.93, .02, top), .48)
    ring = [(1.28 * math.cos(math.radians(a)), 1.28 * math.sin(math.radians(a))) for a in range(0, 360, 15)]
    site.fence(s, ring, lambda x, y: 0, .13, .13, closed=True)
    s.build(bevel=.003)


def main():
    new_scene()
    ground = terrain.Terrain(height, (11.5, 7.2), (0, .3))
    ground.build(finish.card(), finish.rim(), finish.side())
    table.set_table(ground, strip=True)
    compound(ground.ground)
    z = ground.ground(*CENTRE)
    acrylic.dome((*CENTRE, z), OUTER, .86)
    acrylic.dome((*CENTRE, z), INNER, .86)

    def keep(x, y):
        away = math.hypot(x - CENTRE[0], y - CENTRE[1])
        return (away > OUTER + .3 or INNER + .25 < away < OUTER - .25 and y > .1) and ground.slope(x, y) < .9

    trees.plant(ground, trees.scatter(ground, 330, keep, 4, density=trees.groves(1.7, 33, .05, 1.6)), 5, (.26, .50))
    trees.plant(ground, FRONT, 9, (.26, .42))
    # The intruder meets the outer dome up on its right shoulder.
    a, up = math.radians(-34), math.radians(40)
    reach = OUTER + .30
    spot = (CENTRE[0] + reach * math.cos(up) * math.cos(a),
            CENTRE[1] + reach * math.cos(up) * math.sin(a), z + reach * .86 * math.sin(up))
    drone = intruder.quadcopter(spot, .66, finish.orange(), (10, -8, 55), stand=ground.ground(*spot[:2]))
    drone.visible_glossy = False              # a second, mirrored drone would only smear
    camera.place((-1.5, -11.6, 3.45), (-.06, 0, 1.10), lens=64, fstop=.55, focus=(.3, -1.3, 1.2))
    table.shoot('anti-drone-solution')


main()
