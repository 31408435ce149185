"""Reconnaissance, wide: the SY300 right of the ridge, the depot left of it.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import behind_the_ridge
from kit import table
from studio import camera

found = behind_the_ridge.build((1.75, -.9, 3.15), 1.35)
camera.place((-.9, -11.4, 4.9), (-.05, 0, 4.9), lens=60, fstop=.6, focus=(-.3, -.9, 1.6), shift=(0, -.484))
table.shoot('mission-reconnaissance', *table.MISSION, focal=found)
