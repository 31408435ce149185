"""Cyber Warfare Simulation, tall: the plates further apart, the river at their foot."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mirrored_district
from kit import table
from studio import camera

BLOCK = ((-3.7, -3.55), (3.1, 3.1))          # all of it stands in the picture

breach = mirrored_district.build((2.6, 4.4, 6.2), BLOCK)
camera.place((-1, -22, 9.6), (-1, 0, 9.6), lens=70.4, fstop=.8, focus=(.2, -.6, 2.2), shift=(.0745, -.5995))
table.shoot('cyber-warfare-simulation-tall', *table.TALL, focal=breach)
