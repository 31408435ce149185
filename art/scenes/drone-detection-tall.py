"""Drone Detection, tall: the contact high above the mast's lines of sight."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import watched_horizon
from kit import table
from studio import camera

drone = watched_horizon.build((.95, -1.0, 4.35))
camera.place((-1.9, -12.8, 5.7), (-.45, 0, 2.15), lens=65, fstop=.5, focus=(-.6, -.6, 2.6))
table.shoot('drone-detection-tall', *table.TALL, focal=drone)
