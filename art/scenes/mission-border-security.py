"""Border Security: a long valley with a fence and a patrol road, the SY300 above the line."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

from kit import carrier, finish, masts, relief, site, table, terrain, trees, wires
from kit.solid import Solid
from studio import camera, new_scene

LINE = site.curve([(-3.6, -6.2), (-1.6, -3.6), (-.7, -1.2), (.5, 1.2), (.9, 3.6), (2.6, 6.2)], 120)
ROAD = [(x + .42, y - .05) for x, y in LINE]
FLOOR = .45
DRONE = (.35, -2.2, 2.25)
# Trees that frame the lower right.
FRONT = [(.10, -5.1), (.34, -4.8), (.62, -5.0), (.20, -4.45), (.80, -4.65), (.52, -4.3), (1.0, -4.4), (.9, -4.0)]
MARK = 42                                  # the post of the fence that raised the alarm


def height(x, y):
    away = relief.distance_to_path(x, y, LINE[::4])
    side = away / (away + .9)
    h = FLOOR + .10 + 1.95 * side ** 1.7 * (1 + .34 * relief.rolling(x, y, 2.6, 17))
    h = h + .20 * relief.rolling(x, y, 2.2, 23) * relief.smoothstep(.6, 2.0, away)
    h = h + relief.hill(x, y, (3.1, -1.4), 1.1, .75, 1.5, 60) + relief.hill(x, y, (3.4, 1.6), 1.3, .6)
    h = h + relief.hill(x, y, (2.3, -5.2), 1.3, 1.15)
    return relief.flatten(h, away, FLOOR + .02, .72, 1.5)


def main():
    new_scene()
    land = terrain.Terrain(height, (10.0, 12.0), sheet=.07)
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land)
    s = Solid('Line')
    site.ribbon(s, ROAD, .24, land.ground)
    site.fence(s, LINE, land.ground, .34, .24, strands=6)
    for n in (24, 66, 96):
        x, y = LINE[n]
        z = land.ground(x, y)
        top = masts.lattice(s, (x - .26, y, z), .85, .18, .10, 6, .008)
        masts.sensor_head(s, (x - .26, y, top), .55)
    x, y = ROAD[58]
    site.truck(s, (x, y, land.ground(x, y) + .012), 75, .55)
    mx, my = LINE[MARK]
    mz = land.ground(mx, my)
    s.build(bevel=.002)
    # What the SY300 looks at: one orange sight line down to the fence.
    _, move = carrier.fly(DRONE, 1.45, -38, 5, stand=land.ground(*DRONE[:2]))
    sight = wires.wire([carrier.eye(move), (mx, my, mz + .02)], .016,
                       finish.orange(), name='Sight line')
    wires.ring((mx, my, mz + .02), .30, .016, finish.orange()).parent = sight

    def keep(x, y):
        away = relief.near_path(x, y, LINE[::4])
        return away > .85 and land.slope(x, y) < 1.0

    trees.plant(land, trees.scatter(land, 300, keep, 8, density=trees.groves(1.5, 47, .05, 1.7)), 3, (.22, .44), discs=.35)
    trees.plant(land, FRONT, 9, (.26, .42), discs=.35)
    camera.place((-1.3, -9.4, 3.6), (.1, 0, 1.0), lens=58, fstop=1.3, focus=(.2, -2.2, 1.9))
    table.shoot('mission-border-security', 1620, 1080)


main()
