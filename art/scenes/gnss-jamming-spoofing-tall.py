"""GNSS Jamming & Spoofing, tall: the satellites stacked higher, both places side by side below."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import two_places
from kit import table
from studio import camera

SKY = [(-1.70, .1, 3.45), (-.45, .5, 4.70), (.90, .5, 4.55), (1.72, .1, 3.30)]
BLOCK = ((-6.2, -2.75), (6.2, 4.1))         # its near side stands in the picture

believed = two_places.build(SKY, .80, BLOCK)
camera.place((-.9, -13.2, 4.4), (-.9, 0, 1.99), lens=66, fstop=.65, focus=(.1, -1.3, 1.6), shift=(.14, 0))
table.shoot('gnss-jamming-spoofing-tall', *table.TALL, focal=believed)
