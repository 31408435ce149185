"""Anti-Drone Solutions, tall: the domes from higher up, air above them.

The camera looks level and is shifted: uprights stay upright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import protected_site
from kit import table
from studio import camera

intruder = protected_site.build(1.05, 2.60)
camera.place((-1.5, -13.4, 6.0), (.02, 0, 6.0), lens=58, fstop=1.3, focus=(.3, -1.3, 1.2), shift=(0, -.588))
table.shoot('anti-drone-solution-tall', *table.TALL, focal=intruder)
