"""Tactical Support, tall: closer to pad and crate."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import forward_site
from kit import table
from studio import camera

load = forward_site.build(2.15)
camera.place((-2.2, -10.0, 3.3), (.12, -.3, 1.34), lens=85, fstop=1.2, focus=(.1, -.9, 1.5))
table.shoot('mission-tactical-support-tall', *table.TALL, focal=load)
