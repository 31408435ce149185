"""Drone Detection, a slab of land from the side: the line of sight over the trees of a ridge passes above the contact behind it.

The camera looks level and straight ahead and is shifted: uprights stay upright, and the near side runs level with the page."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

from kit import finish, intruder, masts, relief, table, terrain, trees, wires
from kit.solid import Solid
from studio import camera, new_scene

NEAR, FAR = (-4.75, -.85), (4.75, 1.35)    # corners of the slab
MAST = (-3.35, -.15)
CREST = -.35                               # where the ridge runs across
CANOPY = .50                               # of its trees
CONTACT = (2.35, -.15)
BELOW = .52                                # the line of sight
REACH = 4.55                               # how far to the right it is drawn


def height(x, y):
    h = .40 + .16 * relief.rolling(x, y, 2.6, 17)
    h = h + relief.hill(x, y, MAST, 1.05, .50, 1.2, 70)
    h = h + relief.hill(x, y, (CREST, .2), .95, .78, 2.6, 82)
    h = h + relief.hill(x, y, (5.1, .8), 1.0, .55, 1.6, 90)
    return h - .16 * relief.hill(x, y, (2.3, .1), 1.3, 1.0, 1.5, 90)


def mast(ground):
    s = Solid('Mast')
    z = ground(*MAST)
    s.box((*MAST, z), (.52, .44, .02), finish.road())
    top = masts.lattice(s, (*MAST, z + .02), .80, .30, .14, 6, .012)
    eye = masts.sensor_head(s, (*MAST, top), .85)
    s.build(bevel=.003)
    return eye


def wood(land):
    """Close on the crest, sparse elsewhere; nothing stands before the mast or the contact."""
    def crest(x, y):
        return abs(x - CREST) < .62 and land.inside(x, y, .12)

    def open_land(x, y):
        shown = any(abs(x - at[0]) < .75 and y < at[1] + .3 for at in (MAST, CONTACT))
        return not shown and abs(x - CREST) > .8 and land.slope(x, y) < .7 and land.inside(x, y, .15)

    trees.plant(land, trees.scatter(land, 46, crest, 5, gap=.2), 3, (CANOPY - .12, CANOPY), discs=.45)
    trees.plant(land, trees.scatter(land, 60, open_land, 9, density=trees.groves(1.3, 29, .1, 1.7)), 7, (.22, .36))


new_scene()
land = terrain.Terrain(height, *terrain.between(NEAR, FAR))
land.build(finish.card(), finish.rim(), finish.side())
table.set_table(land, shaded=True)
eye = mast(land.ground)
wood(land)
over = land.ground(CREST, MAST[1]) + CANOPY * 1.12
fall = (over - eye[2]) / (CREST - eye[0])
sight = lambda x: eye[2] + fall * (x - eye[0])
wires.wire([eye, (REACH, MAST[1], sight(REACH))], .013)
drone = (*CONTACT, sight(CONTACT[0]) - BELOW)
intruder.quadcopter(drone, .72, finish.orange(), (10, 6, 25), foot=(*CONTACT, land.ground(*CONTACT)))
camera.place((.4, -14, 2.7), (.4, 0, 2.7), lens=46.4, fstop=1.6, focus=(0, -.3, 1.0), shift=(-.039, -.158))
table.shoot('drone-detection-detail', 1800, 600, focal=drone)
