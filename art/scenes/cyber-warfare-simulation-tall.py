"""Cyber Warfare Simulation, tall: the stack from higher up, the river at its foot."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mirrored_district
from kit import table
from studio import camera

breach = mirrored_district.build()
camera.place((-3.4, -12.6, 6.0), (.12, 0, 1.74), lens=65, fstop=.6, focus=(.2, -.6, 2.2))
table.shoot('cyber-warfare-simulation-tall', *table.TALL, focal=breach)
