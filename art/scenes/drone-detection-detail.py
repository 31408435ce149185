"""Drone Detection, the line of sight over a ridge, for wide screens."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from line_of_sight import Slab, shoot

shoot(Slab(half=4.75, mast=-3.35, crest=-.35, contact=2.35, trees=60), 'drone-detection-detail', 1800, 600, middle=1.09)
