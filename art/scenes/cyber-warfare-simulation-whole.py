"""Cyber Warfare Simulation, whole: the stack over a block of the district that stands in the picture, for a row of such models.

The camera looks level and straight ahead and is shifted: uprights stay upright, and the near side runs level with the page."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mirrored_district
from kit import table
from studio import camera

BLOCK = ((-4.05, -3.55), (3.1, 3.1))        # all of it stands in the picture

breach = mirrored_district.build((2.0, 2.75, 3.5), BLOCK)
camera.place((.8, -15.5, 7.2), (.8, 0, 7.2), lens=47, fstop=.8, focus=(.2, -.6, 2.2), shift=(-.1535, -.545))
table.shoot('cyber-warfare-simulation-whole', *table.WHOLE, focal=breach)
