"""Reconnaissance, tall: the SY300 high above the ridge's near side, the depot below left.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import behind_the_ridge
from kit import table
from studio import camera

found = behind_the_ridge.build((.92, -.9, 3.85), 1.3)
camera.place((-.9, -12.4, 6.0), (-.62, 0, 6.0), lens=61, fstop=.6, focus=(-.3, -.9, 1.6), shift=(0, -.585))
table.shoot('mission-reconnaissance-tall', *table.TALL, focal=found)
