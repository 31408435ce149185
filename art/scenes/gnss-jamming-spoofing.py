"""GNSS Jamming & Spoofing, wide: four satellites in one arc over the true and the believed place."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import two_places
from kit import table
from studio import camera

SKY = [(-1.90, .1, 2.95), (-.35, .5, 3.82), (1.05, .5, 3.68), (2.12, .1, 2.88)]

believed = two_places.build(SKY, .80)
camera.place((-.9, -12.6, 4.0), (.05, 0, 2.02), lens=60, fstop=.5, focus=(.1, -1.3, 1.6))
table.shoot('gnss-jamming-spoofing', focal=believed)
