"""Eighty-five seconds at a fence line: one site, one contact on its way in, five fixed cameras.

Each picture brings its camera, where the contact is by then, and what the steps before it have left standing. Eight metres to a unit."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

from kit import finish, intruder, masts, person, table, terrain, trees, wires
from kit.solid import Solid
from protected_site import CENTRE, compound, height
from studio import new_scene

METRE = 1 / 8
SIZE = (1620, 1080)
MAST = (-1.75, 1.30)
CONSOLE = (-1.30, -1.78)                   # outside the fence, before the gate
LANDED = (1.20, -1.72)                     # on the flat before the terraces
# The contact's way in: over the far hill, down the valley, towards the fence
WAY = ((6.1, 3.9, 3.3), (5.2, 3.0, 3.1), (4.3, 2.1, 2.9), (3.6, 1.3, 2.7), (3.05, .6, 2.5), (2.65, 0, 2.35), (2.4, -.5, 2.2))
BLOCK = ((-6.5, -5.8), (7.2, 5.4))


def mast(ground):
    """Returns where it looks from."""
    s = Solid('Mast')
    x, y = MAST
    z = ground(x, y)
    s.box((x, y, z), (.5, .42, .02), finish.road())
    top = masts.lattice(s, (x, y, z + .02), 1.05, .30, .13, 7, .012)
    eye = masts.sensor_head(s, (x, y, top), .85)
    s.build(bevel=.003)
    return eye


def console(ground):
    """An open shelter with a desk of screens, and the one who decides. Returns the head of that person."""
    s = Solid('Console')
    x, y = CONSOLE
    z = ground(x, y)
    with s.part((x, y, z), 18, METRE):
        s.box((0, .5, 0), (4.4, 3.6, .10), finish.road())
        for side in (-2.0, 2.0):
            s.tube((side, 2.0, .1), (side, 2.0, 2.7), .07, finish.ink(), sides=16)
            s.tube((side, 2.0, 1.9), (side, -.9, 2.7), .04, finish.ink(), sides=12)
        s.box((0, .5, 2.7), (4.6, 3.8, .10), finish.white())
        s.box((0, 1.1, .72), (2.8, .8, .06), finish.white())
        for side in (-1.25, 1.25):
            s.box((side, 1.1, .1), (.08, .7, .62), finish.white())
        for k in (-1, 0, 1):
            with s.part((.92 * k, 1.28, .98), -16 * k):
                s.box((0, 0, 0), (.80, .05, .50), finish.ink())
                s.tube((0, .04, -.20), (0, .04, .1), .03, finish.ink(), sides=10)
        s.box((.55, .92, .78), (.20, .20, .10), finish.ink())
        s.tube((.55, .92, .88), (.55, .84, 1.10), .022, finish.brass(), sides=12)      # the switch is open
        person.figure(s, (.05, .25, .10), 186, 1, 'held')
    s.build(bevel=.0008)
    return x, y, z + 1.7 * METRE


def trail(upto):
    """Beads of brass on the way that the contact has come, each on its hair of a pin's height apart in time."""
    s = Solid('Trail')
    for a, b in zip(WAY[:upto], WAY[1:upto + 1]):
        for k in range(4):
            at = tuple(p + (q - p) * k / 4 for p, q in zip(a, b))
            s.ball(at, .026, finish.brass(), 16)
    s.build()


def build(contact, step, line=True, upto=0, size=.62, landed=False):
    """`contact`: where it is;  `step`: turns its nose;  `line`: the mast sees it;  `upto`: how many legs of its way are drawn. Returns the contact's place."""
    new_scene()
    land = terrain.Terrain(height, *terrain.between(*BLOCK))
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land)
    compound(land.ground)
    eye = mast(land.ground)
    console(land.ground)
    if landed:
        x, y = LANDED
        z = land.ground(x, y)
        contact = (x, y, z + .130 * size)
        wires.ring((x, y, z + .008), .8 * size, .008)
        crew = Solid('Crew')
        for at, turn, arms in (((x - .62, y + .02), 88, 'back'), ((x - .70, y - .18), 104, 'down')):
            person.figure(crew, (*at, land.ground(*at)), turn, METRE, arms)
        crew.build()
    intruder.quadcopter(contact, size, step)
    if upto:
        trail(upto)
    if line:
        wires.wire([eye, contact], .0085, name='Track')

    def keep(x, y):
        away = math.hypot(x - CENTRE[0], y - CENTRE[1])
        before = away < 3.1 or (y < -1 and abs(x - 1) < 3.2)
        shades = x < CENTRE[0] and math.hypot(x + 1.3 - CENTRE[0], y + .2 - CENTRE[1]) < 3.0
        return not before and not shades and land.slope(x, y) < .9 and land.inside(x, y, .15)

    woods = trees.scatter(land, 420, keep, 4, density=trees.groves(1.7, 33, .05, 1.6))
    trees.plant(land, woods, 5, (.28, .55))
    return contact
