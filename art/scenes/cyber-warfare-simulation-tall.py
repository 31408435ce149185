"""Cyber Warfare Simulation, tall: the plates further apart, the river at their foot."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mirrored_district
from kit import table
from studio import camera

breach = mirrored_district.build((1.85, 3.12, 4.36))
camera.place((-3.1, -12.9, 6.9), (.10, 0, 2.26), lens=61, fstop=.6, focus=(.2, -.6, 2.2))
table.shoot('cyber-warfare-simulation-tall', *table.TALL, focal=breach)
