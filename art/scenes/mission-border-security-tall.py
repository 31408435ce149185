"""Border Security, tall: the line runs up the picture, the SY300 above it."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import patrolled_line
from kit import table
from studio import camera

EYE = (-.4, -8.4, 7.9)

seen = patrolled_line.build((-.17, -7.08, 7.00), EYE)
camera.place(EYE, (-.4, -.9, .3), lens=42)
table.shoot('mission-border-security-tall', *table.TALL, focal=seen)
