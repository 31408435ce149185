"""Reconnaissance, wide: over the crew's shoulders at the lower left, the depot beyond the ridge, the SY300 in the sky at the right.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import behind_the_ridge
from kit import table
from studio import camera

found = behind_the_ridge.build((.56, -3.95, 2.40))
camera.place((-.05, -5.95, 2.36), (-.05, 0, 2.36), lens=46, fstop=4, focus=(-.4, -2.4, 1.7), shift=(0, -.252))
table.shoot('mission-reconnaissance', focal=found)
