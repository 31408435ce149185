"""Eighty-five seconds at a fence line, third: close on the contact, the site soft below it."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import fence_line
from kit import table
from studio import camera

contact = fence_line.build(fence_line.WAY[5], 62, line=False)
camera.place((4.2, -3.6, 2.95), (2.30, 0, 2.12), lens=74, fstop=.9, focus=fence_line.WAY[5])
table.shoot('scenario-identify', *fence_line.SIZE, focal=contact)
