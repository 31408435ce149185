"""Border Security, wide: the land from high above fills the picture, the line runs through it, the SY300 small at the upper right."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import patrolled_line
from kit import table
from studio import camera

EYE = (.1, -8.4, 7.9)

seen = patrolled_line.build((.50, -7.13, 6.93), EYE)
camera.place(EYE, (.1, -.9, .3), lens=36)
table.shoot('mission-border-security', focal=seen)
