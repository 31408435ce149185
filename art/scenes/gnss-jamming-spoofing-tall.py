"""GNSS Jamming & Spoofing, tall: as the wide one, the satellites higher; the land runs out of the picture at the right.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import two_places
from kit import table
from studio import camera

SKY = [(-1.75, .1, 2.82), (-.75, .5, 3.76), (.75, .5, 3.84), (1.75, .1, 2.9)]
BLOCK = ((-2.05, -2.75), (7.2, 2.1))
EYE = (-2.0, -9.8)

believed = two_places.build(SKY, .72, BLOCK, EYE)
camera.place((*EYE, 3.9), (.3, 0, 3.9), lens=52, fstop=.65, focus=(-.4, -1.3, 1.6), shift=(-.01, -.386))
table.shoot('gnss-jamming-spoofing-tall', *table.TALL, focal=believed)
