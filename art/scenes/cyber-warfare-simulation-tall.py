"""Cyber Warfare Simulation, tall: the plates further apart, the river at their foot."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mirrored_district
from kit import table
from studio import camera

BLOCK = ((-7.1, -3.55), (7.9, 3.1))         # its near side stands in the picture

breach = mirrored_district.build((1.85, 3.12, 4.36), BLOCK)
camera.place((-1.8, -13.2, 6.9), (-1.8, 0, 1.78), lens=55.5, fstop=.8, focus=(.2, -.6, 2.2), shift=(.225, 0))
table.shoot('cyber-warfare-simulation-tall', *table.TALL, focal=breach)
