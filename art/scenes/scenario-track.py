"""Eighty-five seconds at a fence line, second: beads on the way that it has come."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import fence_line
from kit import table
from studio import camera

contact = fence_line.build(fence_line.WAY[3], 40, upto=3)
camera.place((5.6, -8.2, 3.6), (1.15, 0, 1.75), lens=40, fstop=2, focus=(1.5, 0, 1.8))
table.shoot('scenario-track', *fence_line.SIZE, focal=contact)
