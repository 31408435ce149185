"""Cyber Warfare Simulation, wide: from the right, the district sawn off towards the words and running out of the picture at the left.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mirrored_district
from kit import table
from studio import camera

BLOCK = ((-9.0, -3.55), (3.1, 3.1))

breach = mirrored_district.build((1.6, 2.3, 3.0), BLOCK)
camera.place((6.8, -10.85, 8.0), (-.2, 0, 8.0), lens=39.2, fstop=.8, focus=(1.2, -.6, 2.0), shift=(.012, -.632))
table.shoot('cyber-warfare-simulation', focal=breach)
