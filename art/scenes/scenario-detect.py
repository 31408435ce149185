"""Eighty-five seconds at a fence line, first: far over the hills, one line from the mast finds it."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import fence_line
from kit import table
from studio import camera

contact = fence_line.build(fence_line.WAY[1], 40, size=.75)
camera.place((-5.6, -8.6, 4.3), (1.7, 0, 1.75), lens=38, fstop=2, focus=(0, 0, 1.2))
table.shoot('scenario-detect', *fence_line.SIZE, focal=contact)
