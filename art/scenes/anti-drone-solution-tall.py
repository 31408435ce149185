"""Anti-Drone Solutions, tall: the domes from higher up, air above them."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import protected_site
from kit import table
from studio import camera

intruder = protected_site.build(1.2)
camera.place((-1.5, -13.4, 6.0), (.02, 0, 1.08), lens=63, fstop=.6, focus=(.3, -1.3, 1.2))
table.shoot('anti-drone-solution-tall', *table.TALL, focal=intruder)
