"""A slab of land from the side: the line of sight over the trees of a ridge passes above the contact behind it.

Shared by the wide and the narrow picture; each brings the length of its slab and what stands where along it. The camera
looks level and straight ahead and is shifted: uprights stay upright, and the near side runs level with the page."""
import os
import sys
from typing import NamedTuple

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

from kit import finish, intruder, masts, relief, table, terrain, trees, wires
from kit.solid import Solid
from studio import camera, new_scene

ACROSS = (-.85, 1.35)                      # near side and far side
ROW = -.15                                 # mast and contact stand in one row
CANOPY = .50                               # of the trees on the crest
BELOW = .52                                # the line of sight
MARGIN = .37                               # of the picture, beside the slab
EYE = 14                                   # from the row


class Slab(NamedTuple):
    half: float                            # of its length
    mast: float
    crest: float                           # where the ridge runs across
    contact: float
    trees: int                             # beside those of the crest


def height_of(slab):
    def height(x, y):
        h = .40 + .16 * relief.rolling(x, y, 2.6, 17)
        h = h + relief.hill(x, y, (slab.mast, ROW), 1.05, .50, 1.2, 70)
        h = h + relief.hill(x, y, (slab.crest, .2), .95, .78, 2.6, 82)
        h = h + relief.hill(x, y, (slab.half + .35, .8), 1.0, .55, 1.6, 90)
        return h - .16 * relief.hill(x, y, (slab.contact, .1), 1.3, 1.0, 1.5, 90)
    return height


def mast(slab, ground):
    s = Solid('Mast')
    z = ground(slab.mast, ROW)
    s.box((slab.mast, ROW, z), (.52, .44, .02), finish.road())
    top = masts.lattice(s, (slab.mast, ROW, z + .02), .80, .30, .14, 6, .012)
    eye = masts.sensor_head(s, (slab.mast, ROW, top), .85)
    s.build(bevel=.003)
    return eye


def wood(slab, land):
    """Close on the crest, sparse elsewhere; nothing stands before the mast or the contact."""
    def crest(x, y):
        return abs(x - slab.crest) < .62 and land.inside(x, y, .12)

    def open_land(x, y):
        shown = any(abs(x - at) < .75 and y < ROW + .3 for at in (slab.mast, slab.contact))
        return not shown and abs(x - slab.crest) > .8 and land.slope(x, y) < .7 and land.inside(x, y, .15)

    groves = trees.groves(1.3, 29, .1, 1.7)
    trees.plant(land, trees.scatter(land, 46, crest, 5, gap=.2), 3, (CANOPY - .12, CANOPY), discs=.45)
    trees.plant(land, trees.scatter(land, slab.trees, open_land, 9, density=groves), 7, (.22, .36))


def shoot(slab, name, width, height, middle):
    """`middle`: the height above the table that is in the middle of the picture."""
    new_scene()
    near, far = ((sign * slab.half, y) for sign, y in zip((-1, 1), ACROSS))
    land = terrain.Terrain(height_of(slab), *terrain.between(near, far))
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land, shaded=True)
    eye = mast(slab, land.ground)
    wood(slab, land)
    over = land.ground(slab.crest, ROW) + CANOPY * 1.12
    fall = (over - eye[2]) / (slab.crest - eye[0])
    sight = lambda x: eye[2] + fall * (x - eye[0])
    wires.wire([eye, (slab.half - .2, ROW, sight(slab.half - .2))], .013)
    drone = (slab.contact, ROW, sight(slab.contact) - BELOW)
    intruder.quadcopter(drone, .72, 28, foot=(slab.contact, ROW, land.ground(slab.contact, ROW)))
    seen = 2 * (slab.half + MARGIN)
    lens = 36 * (EYE + ACROSS[0]) / seen
    aside, above = .04 * seen, 2.7
    camera.place((aside, -EYE, above), (aside, 0, above), lens=lens, fstop=1.6, focus=(0, -.3, 1.0),
                 shift=(-aside / seen, (middle - above) / seen))
    table.shoot(name, width, height, focal=drone)
