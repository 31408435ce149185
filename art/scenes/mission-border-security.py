"""Border Security, wide: the line left of the middle, the SY300 over the plain to its right."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import patrolled_line
from kit import table
from studio import camera

mark = patrolled_line.build((1.0, -2.3, 2.05), 1.35, .0038)
camera.place((-.5, -9.8, 4.2), (.05, 0, 1.02), lens=58, fstop=2.4, focus=(0, -2.1, 1.4))
table.shoot('mission-border-security', *table.MISSION, focal=mark)
