"""Border Security, wide: the line left of the middle, the SY300 over the plain to its right.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import patrolled_line
from kit import table
from studio import camera

# No crown on the ridge's far left, where the frame would cut it.
mark = patrolled_line.build((1.0, -2.3, 2.05), 1.35, .0038, bare=lambda x, y: x < -3.0 and y > .5)
camera.place((-.5, -9.8, 4.2), (.05, 0, 4.2), lens=58, fstop=2.4, focus=(0, -2.1, 1.4), shift=(0, -.565))
table.shoot('mission-border-security', *table.MISSION, focal=mark)
