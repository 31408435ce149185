"""Eighty-five seconds at a fence line, fifth: on the ground outside the fence, in a ring of brass."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import fence_line
from kit import table
from studio import camera

contact = fence_line.build((0, 0, 0), 40, line=False, size=.36, landed=True)
camera.place((2.5, -5.6, 2.1), (.62, -.9, .74), lens=62, fstop=1.4, focus=(1.2, -1.72, .7))
table.shoot('scenario-mitigate', *fence_line.SIZE, focal=contact)
