"""Cyber Warfare Simulation, wide: the whole stack over the district, river and bridge in front."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mirrored_district
from kit import table
from studio import camera

breach = mirrored_district.build()
camera.place((-4.0, -11.6, 5.2), (.25, 0, 1.52), lens=57, fstop=.55, focus=(.2, -.6, 2.2))
table.shoot('cyber-warfare-simulation', focal=breach)
