"""Cyber Warfare Simulation, wide: from the right, the district sawn off towards the words and running out of the picture at the left.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mirrored_district
from kit import table
from studio import camera

BLOCK = ((-9.0, -3.55), (3.1, 3.1))

breach = mirrored_district.build((2.0, 2.75, 3.5), BLOCK)
camera.place((6.8, -10.85, 6.2), (-.2, 0, 6.2), lens=35, fstop=.8, focus=(1.2, -.6, 2.2), shift=(.012, -.45))
table.shoot('cyber-warfare-simulation', focal=breach)
