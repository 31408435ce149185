"""GNSS Jamming & Spoofing, wide: from the receiver's side, the land sawn off towards the words and running out of the picture at the right.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import two_places
from kit import table
from studio import camera

SKY = [(-1.95, .1, 2.42), (-.6, .5, 3.02), (.95, .5, 3.03), (2.35, .1, 2.43)]
BLOCK = ((-2.45, -2.75), (7.2, 2.1))
EYE = (-2.4, -9.8)

believed = two_places.build(SKY, .72, BLOCK, EYE)
camera.place((*EYE, 3.5), (.3, 0, 3.5), lens=41.5, fstop=.65, focus=(-.4, -1.3, 1.6), shift=(-.012, -.325))
table.shoot('gnss-jamming-spoofing', focal=believed)
