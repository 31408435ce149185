"""Eighty-five seconds at a fence line, fourth: at the desk, the one who decides; the contact waits in the sky."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import fence_line
from kit import table
from studio import camera

contact = fence_line.build((2.0, .2, 1.8), 40, line=False)
camera.place((-2.25, -3.15, 1.05), (-.62, -.9, .94), lens=44, fstop=1.7, focus=(-1.28, -1.72, .8))
table.shoot('scenario-decide', *fence_line.SIZE, focal=contact)
