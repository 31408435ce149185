"""GNSS Jamming & Spoofing, whole: four satellites in one arc over a block of land that stands in the picture, for a row of such models.

The camera looks level and straight ahead and is shifted: uprights stay upright, and the near side runs level with the page."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import two_places
from kit import table
from studio import camera

SKY = [(-1.90, .1, 2.95), (-.35, .5, 3.82), (1.14, .5, 3.62), (2.30, .1, 2.64)]
BLOCK = ((-3.05, -2.75), (3.02, 4.1))        # all of it stands in the picture
EYE = (-.9, -12.6)

believed = two_places.build(SKY, .80, BLOCK, EYE)
camera.place((*EYE, 4.0), (-.9, 0, 4.0), lens=51, fstop=.65, focus=(.1, -1.3, 1.6), shift=(.128, -.308))
table.shoot('gnss-jamming-spoofing-whole', *table.WHOLE, focal=believed)
