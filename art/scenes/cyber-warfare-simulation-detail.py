"""Cyber Warfare Simulation, close: the attacked node at eye level, the district soft below."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mirrored_district
from kit import table
from studio import camera

breach = mirrored_district.build((1.84, 2.84, 3.80))
camera.place((.2, -4.7, 3.62), (1.52, -.3, 2.45), lens=50, fstop=.6, focus=breach)
# So soft a district takes three times the samples of a sharp one.
table.SAMPLES *= 3
table.shoot('cyber-warfare-simulation-detail', 1200, 800, focal=breach)
