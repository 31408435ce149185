"""GNSS Jamming & Spoofing, close: in the chamber, the antenna under test and the orange cable to its receiver."""
import math
import os
import sys
from types import SimpleNamespace

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

from kit import chamber, finish, masts, table, wires
from kit.solid import Solid
from studio import camera, new_scene

SIZE = 1.8                                 # of the antenna, against that of the wide picture
BACK = 1.75                                # where the wall stands


def walkway(x, y):
    """Bare floor: around the tripod, before it and to its left."""
    return math.hypot(x, y - .9) < .85 or (y < 1.1 and x < 1.0)


new_scene()
floor = SimpleNamespace(lowest=0, sheet=.04, size=(9.6, 6.4), centre=(0, -1.3))
table.set_table(floor)
room = Solid('Chamber')
room.box((*floor.centre, -.04), (*floor.size, .04), finish.card())
chamber.absorber(room, 31, 16, chamber.standing(y=-.65), walkway)
room.box((0, BACK + .03, 0), (9.4, .06, 3.06), finish.card())
chamber.absorber(room, 31, 10, chamber.standing(y=BACK, z=1.53, tilt=90), material=finish.road())
room.build()
kit = Solid('Antenna')
ear = masts.receiver(kit, (0, 0, 0), SIZE)
chamber.horn(kit, (1.10, .62, 2.12), ear, 2.12)
kit.build(bevel=.003)
wires.wire([(.02, -.04, .64 * SIZE), (.16, -.20, .56 * SIZE), (.30, -.34, .62), (.42, -.46, .12), (.58, -.70, .02),
            (.66, -1.2, .02), (.50, -2.4, .02)], .017, finish.orange(), smooth=True, name='Cable')
camera.place((-1.25, -4.6, 1.75), (.10, 0, 1.75), lens=45, fstop=.62, focus=(0, -.2, 1.4), shift=(0, -.188))
table.shoot('gnss-jamming-spoofing-detail', 1200, 800, focal=ear)
