"""Anti-Drone Solutions: a protected site under two clear domes, the intruder outside them.

Shared by all its pictures; each brings its own camera."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit import acrylic, buildings, finish, intruder, masts, person, reflector, relief, site, table, terrain, trees
from kit.solid import Solid
from studio import new_scene

OUTER, INNER = 2.75, 1.70
SITE = 0.60                               # level of the plateau
CENTRE = (-0.25, 0.0)
BEARING, AWAY = -50, OUTER + .30            # of the intruder, about the middle of the site: its pin must not pierce the dome
# Trees that lead the eye in from the front edge.
FRONT = [(-3.1, -2.75), (-2.85, -2.95), (-2.55, -2.8), (-2.2, -3.05), (-3.4, -3.05), (-1.75, -2.95),
         (3.3, -2.35), (3.55, -2.6), (3.15, -2.75), (3.75, -2.2)]


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
    person.figure(s, (.62, -.60, .012), -30, .115)
    s.build(bevel=.003)


def fly_in(ground, size, aloft):
    """The intruder outside the outer dome, on a pin. Returns its place."""
    turn = math.radians(BEARING)
    x, y = CENTRE[0] + AWAY * math.cos(turn), CENTRE[1] + AWAY * math.sin(turn)
    foot = (x, y, ground(x, y))
    spot = (x, y, foot[2] + aloft)
    drone = intruder.quadcopter(spot, size, 40, foot=foot)
    drone.visible_glossy = False               # a second, mirrored drone in the dome would only smear
    return spot


def build(size, aloft, block=((-6.5, -5.8), (6.5, 4.6)), shaded=False):
    """`size`, `aloft`: of the intruder;  `block`: where the land is sawn off, near left and far right;  `shaded`: its sides are seen.

    Returns the intruder's place."""
    new_scene()
    ground = terrain.Terrain(height, *terrain.between(*block))
    ground.build(finish.card(), finish.rim(), finish.side())
    table.set_table(ground, acrylic=True, shaded=shaded)
    reflector.softbox((-7.6, 7.4, 9.4), (*CENTRE, 1.5), (5.5, 3.2), 14)
    compound(ground.ground)
    z = ground.ground(*CENTRE)
    acrylic.dome((*CENTRE, z), OUTER, .86)
    # One lamp would mirror in both domes alike, as if drawn on: the inner one stays without.
    acrylic.dome((*CENTRE, z), INNER, .86, gloss=0.12)
    pin = fly_in(ground.ground, size, aloft)

    def keep(x, y):
        away = math.hypot(x - CENTRE[0], y - CENTRE[1])
        hides = abs(x - pin[0]) < .6 and y < pin[1] + .6          # nothing before the pin or at its foot
        wood = away > OUTER + .35 or INNER + .25 < away < OUTER - .25 and y > .1
        # The key is low: a tree on the left of the site, out of the picture, would lay a shadow without a caster on its floor.
        shades = x < CENTRE[0] and away > OUTER and math.hypot(x + 1.3 - CENTRE[0], y + .2 - CENTRE[1]) < OUTER + .25
        # Close behind the domes a tree on the terraces would throw a shadow of dark blocks down their steps.
        steps = y > .5 and away < OUTER + 2.2 and ground.slope(x, y) > .22
        return wood and not shades and not hides and not steps and ground.slope(x, y) < .9 and ground.inside(x, y, .15)

    woods = trees.scatter(ground, round(3.1 * ground.size[0] * ground.size[1]), keep, 4, density=trees.groves(1.7, 33, .05, 1.6))
    trees.plant(ground, woods, 5, (.26, .50))
    trees.plant(ground, [at for at in FRONT if ground.inside(*at, .15)], 9, (.26, .42))
    return pin
