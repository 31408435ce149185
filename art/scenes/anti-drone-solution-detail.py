"""Anti-Drone Solutions, close: the fourth step as a knife switch, open, its handle orange."""
import math
import os
import sys
from types import SimpleNamespace

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

from mathutils import Matrix

from kit import finish, table, wires
from kit.solid import Solid
from studio import camera, new_scene

SIZE, SHEET, SHEETS = (2.3, 1.3), .055, 8  # of the block it stands on
TOP = SHEET * SHEETS
HINGE, JAW = -.52, .48
OPEN = 63                                  # degrees
REACH = 1.0                                # of the blade
GRIP = [(.058 + .036 * math.sin(.5 * math.pi * k / 8), .05 + .025 * k) for k in range(9)]
GRIP += [(.094 * math.cos(.5 * math.pi * k / 10) + .001, .25 + .20 * math.sin(.5 * math.pi * k / 10)) for k in range(1, 11)]


def block():
    s = Solid('Block')
    x, y = SIZE[0] / 2, SIZE[1] / 2
    for k in range(SHEETS):
        s.prism([(-x, -y), (x, -y), (x, y), (-x, y)], k * SHEET + .004, (k + 1) * SHEET, finish.card(), finish.side())
    s.build(bevel=.004)


def terminal(s, x):
    """A brass foot with its bolt."""
    s.box((x, 0, TOP + .07), (.34, .26, .05), finish.brass())
    s.lathe([(.055, 0), (.055, .05), (.03, .06)], finish.steel(), (x + math.copysign(.115, x), 0, TOP + .12), 6)


def cheeks(s, x, rise, apart):
    for y in (-apart, apart):
        s.box((x, y, TOP + .10), (.15, .035, rise), finish.brass())


def switch():
    """Returns where the handle is."""
    s = Solid('Switch')
    s.box((0, 0, TOP), (1.75, .62, .07), finish.ink())
    for x in (HINGE, JAW):
        terminal(s, x)
    cheeks(s, HINGE, .24, .06)
    cheeks(s, JAW, .26, .05)
    pivot = (HINGE, 0, TOP + .27)
    s.tube((HINGE, -.12, pivot[2]), (HINGE, .12, pivot[2]), .035, finish.steel(), sides=20)
    blade = Matrix.Translation(pivot) @ Matrix.Rotation(math.radians(-OPEN), 4, 'Y')
    with s.part(frame=blade):
        s.box((REACH / 2 - .05, 0, -.065), (REACH + .1, .05, .13), finish.brass())
    with s.part(frame=blade @ Matrix.Translation((REACH, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')):
        s.lathe([(.07, 0), (.07, .05)], finish.brass(), sides=32)
        s.lathe(GRIP, finish.orange(), sides=40)
    s.build(bevel=.006)
    for side, x in ((-1, HINGE), (1, JAW)):
        wires.wire([(x + side * .17, 0, TOP + .10), (x + side * .36, 0, TOP + .09), (x + side * .46, 0, TOP + .02),
                    (side * SIZE[0] / 2, 0, TOP + .015)], .018, smooth=True)
    far = REACH + .25
    turn = math.radians(OPEN)
    return HINGE + far * math.cos(turn), 0, pivot[2] + far * math.sin(turn)


new_scene()
block()
table.set_table(SimpleNamespace(lowest=SHEET, sheet=SHEET, size=SIZE, centre=(0, 0)), scale=3.4, shaded=True)
handle = switch()
camera.place((-.2, -7.2, 1.5), (-.2, 0, 1.5), lens=74, fstop=.8, focus=(0, 0, 1.0), shift=(.057, -.175))
table.shoot('anti-drone-solution-detail', 1080, 960, focal=handle)
