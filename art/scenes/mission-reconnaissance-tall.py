"""Reconnaissance, tall: the SY300 high over crew and depot.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import behind_the_ridge
from kit import table
from studio import camera

found = behind_the_ridge.build((.02, -3.95, 2.50))
camera.place((-.30, -5.95, 2.36), (-.30, 0, 2.36), lens=56, fstop=4, focus=(-.4, -2.4, 1.7), shift=(0, -.215))
table.shoot('mission-reconnaissance-tall', *table.TALL, focal=found)
