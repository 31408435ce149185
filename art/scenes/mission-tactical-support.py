"""Tactical Support, wide: the SY300 over the pad, the forward site around it."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import forward_site
from kit import table
from studio import camera

load = forward_site.build(2.5)
camera.place((-2.2, -9.6, 2.75), (.12, -.2, 1.30), lens=68, fstop=1.2, focus=(.1, -.9, 1.5))
table.shoot('mission-tactical-support', *table.MISSION, focal=load)
