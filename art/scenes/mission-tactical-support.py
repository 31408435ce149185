"""Tactical Support, wide: close on the crate and on the aircraft that has let go of it."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import forward_site
from kit import table
from studio import camera

load = forward_site.build()
camera.place((-1.5, -5.6, 1.28), (.14, 0, .80), lens=64, fstop=5.6, focus=(0, -.1, .3))
table.shoot('mission-tactical-support', focal=load)
