"""Anti-Drone Solutions, whole: the domes on a block of land that stands in the picture, for a row of such models.

The camera looks level and straight ahead and is shifted: uprights stay upright, and the near side runs level with the page."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import protected_site
from kit import table
from studio import camera

BLOCK = ((-3.45, -3.12), (3.25, 3.3))

intruder = protected_site.build(.9, 2.30, BLOCK, shaded=True)
camera.place((-.9, -13.6, 7.2), (-.9, 0, 7.2), lens=46, fstop=.8, focus=(.2, -1.3, 1.2), shift=(.107, -.615))
table.shoot('anti-drone-solution-whole', *table.WHOLE, focal=intruder)
