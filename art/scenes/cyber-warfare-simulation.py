"""Cyber Warfare Simulation, wide: the whole stack over the district, the river in front.

The camera looks straight ahead and is shifted, so that the near side of the block runs level with the page."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mirrored_district
from kit import table
from studio import camera

BLOCK = ((-4.05, -3.55), (3.1, 3.1))        # all of it stands in the picture

breach = mirrored_district.build((1.84, 2.84, 3.80), BLOCK)
camera.place((-2.2, -12.6, 5.5), (-2.2, 0, 1.06), lens=46.5, fstop=.8, focus=(.2, -.6, 2.2), shift=(.215, 0))
table.shoot('cyber-warfare-simulation', focal=breach)
