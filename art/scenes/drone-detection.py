"""Drone Detection, wide: the mast left of the middle, the contact to its right.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import watched_horizon
from kit import table
from studio import camera

drone = watched_horizon.build((2.0, -1.0, 3.75))
camera.place((-1.9, -12.2, 5.5), (.15, 0, 5.5), lens=60, fstop=1.2, focus=(-.4, -.6, 2.6), shift=(0, -.478))
table.shoot('drone-detection', focal=drone)
