"""Drone Detection, tall: the contact high above the mast's lines of sight.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import watched_horizon
from kit import table
from studio import camera

drone = watched_horizon.build((1.0, -1.9, 4.25), 1.6)
camera.place((-1.9, -12.8, 5.7), (-.45, 0, 5.7), lens=65, fstop=1.2, focus=(-.6, -.6, 2.6), shift=(0, -.498))
table.shoot('drone-detection-tall', *table.TALL, focal=drone)
