"""Hero, tall: the drone in the middle, night above for the headline and below for the figures."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import hero  # noqa: E402
from studio import camera, render  # noqa: E402

ACROSS, DOWN = (0.0, 0.35, 0.65, 1.0), (0.33, 0.43, 0.56, 0.76)
REGION = (0.0, 1.0, 0.33, 0.76)          # outside it the page's night begins

drone = hero.stage(rim_at=(0.6, 2.6, 6.2), rim_power=100, glow=0.6, glow_height=2.8)
camera.place((-0.45, -4.9, 2.1), (0.0, 0, 0.36), lens=44, shift=(0, 0.02))
render("hero-tall", 1440, 2560, samples=32, exposure=0.3, contrast=1.10, bounces=4, threshold=0.02, diffuse=1, region=REGION,
       subject=drone, finish=lambda picture, cover: hero.settle(picture, cover, ACROSS, DOWN))
