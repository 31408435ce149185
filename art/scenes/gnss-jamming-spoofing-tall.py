"""GNSS Jamming & Spoofing, tall: the satellites stacked higher, both places side by side below."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import two_places
from kit import table
from studio import camera

SKY = [(-1.70, .1, 3.45), (-.45, .5, 4.70), (.90, .5, 4.55), (1.72, .1, 3.30)]

believed = two_places.build(SKY, .80)
camera.place((-.9, -13.2, 4.4), (.10, 0, 2.35), lens=69, fstop=.5, focus=(.1, -1.3, 1.6))
table.shoot('gnss-jamming-spoofing-tall', *table.TALL, focal=believed)
