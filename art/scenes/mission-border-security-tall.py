"""Border Security, tall: the line runs up the picture, the SY300 above it.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import patrolled_line
from kit import table
from studio import camera

mark = patrolled_line.build((.70, -2.3, 3.2), 1.4, .0105)
camera.place((-.5, -10.4, 5.0), (-.25, 0, 5.0), lens=62, fstop=2.4, focus=(0, -2.1, 1.4), shift=(0, -.596))
table.shoot('mission-border-security-tall', *table.TALL, focal=mark)
