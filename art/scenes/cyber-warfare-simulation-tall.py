"""Cyber Warfare Simulation, tall: as the wide one, the plates further apart; the land runs out of the picture at the left.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mirrored_district
from kit import table
from studio import camera

BLOCK = ((-9.0, -3.55), (3.1, 3.1))

breach = mirrored_district.build((2.0, 2.95, 3.9), BLOCK)
camera.place((6.8, -10.85, 6.2), (-.2, 0, 6.2), lens=42.9, fstop=.8, focus=(1.2, -.6, 2.2), shift=(.03, -.47))
table.shoot('cyber-warfare-simulation-tall', *table.TALL, focal=breach)
