"""Drone Detection, whole: mast and contact over a block of land that stands in the picture, for a row of such models.

The camera looks level and straight ahead and is shifted: uprights stay upright, and the near side runs level with the page."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import watched_horizon
from kit import table
from studio import camera

BLOCK = ((-3.45, -2.95), (3.15, 3.0))

drone = watched_horizon.build((1.9, -1.0, 3.75), 1.8, BLOCK, shaded=True)
camera.place((-.9, -13.6, 4.0), (-.9, 0, 4.0), lens=49, fstop=.8, focus=(-.4, -.6, 2.2), shift=(.10, -.25))
table.shoot('drone-detection-whole', *table.WHOLE, focal=drone)
