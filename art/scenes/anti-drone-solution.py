"""Anti-Drone Solutions, wide: the domes across the frame, the intruder beyond their right shoulder.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import protected_site
from kit import table
from studio import camera

intruder = protected_site.build(.82, 2.30)
camera.place((-1.5, -12.4, 3.9), (0, 0, 3.9), lens=66, fstop=1.3, focus=(.3, -1.3, 1.2), shift=(0, -.379))
table.shoot('anti-drone-solution', focal=intruder)
