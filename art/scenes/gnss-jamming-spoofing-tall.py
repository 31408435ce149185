"""GNSS Jamming & Spoofing, tall: the satellites stacked higher, both places side by side below."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import two_places
from kit import table
from studio import camera

SKY = [(-1.70, .1, 4.0), (-.45, .5, 5.35), (.90, .5, 5.20), (1.72, .1, 3.85)]
BLOCK = ((-2.35, -2.75), (2.45, 3.2))        # all of it stands in the picture

believed = two_places.build(SKY, .80, BLOCK)
camera.place((-.9, -13.2, 4.4), (-.9, 0, 4.4), lens=55, fstop=.65, focus=(.1, -1.3, 1.6), shift=(.137, -.25))
table.shoot('gnss-jamming-spoofing-tall', *table.TALL, focal=believed)
