"""Eighty-five seconds at a fence line, fifth: on the ground outside the fence, in a ring of brass."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import fence_line
from kit import table
from studio import camera

contact = fence_line.build((0, 0, 0), 40, line=False, landed=True)
camera.place((3.9, -6.4, 2.6), (1.35, -.8, .78), lens=52, fstop=1.2, focus=(2.15, -1.6, .7))
table.shoot('scenario-mitigate', *fence_line.SIZE, focal=contact)
