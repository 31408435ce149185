"""Drone Detection, the line of sight over a ridge, on a slab half as long for narrow screens."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from line_of_sight import Slab, shoot

shoot(Slab(half=2.6, mast=-1.85, crest=-.12, contact=1.42, trees=30), 'drone-detection-detail-tall', 1080, 560, middle=1.14)
