"""Cyber Warfare Simulation, wide: the whole stack over the district, the river in front."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mirrored_district
from kit import table
from studio import camera

breach = mirrored_district.build((1.84, 2.84, 3.80))
camera.place((-3.8, -11.8, 5.25), (.12, 0, 2.06), lens=56, fstop=.55, focus=(.2, -.6, 2.2))
table.shoot('cyber-warfare-simulation', focal=breach)
