"""Hero, tall: the drone in the middle, night above for the headline and below for the figures."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import hero  # noqa: E402
from studio import camera, render  # noqa: E402

CENTRE, REACH = (0.5, 0.53), (0.50, 0.20)
REGION = (0.0, 1.0, 0.33, 0.73)          # outside it the page's night begins

drone = hero.stage(mist=1.9, mist_height=5.0, rim_at=(0.6, 2.6, 6.2), rim_power=100)
camera.place((-0.45, -4.9, 2.1), (0.0, 0, 0.36), lens=44, shift=(0, 0.02))
render("hero-tall", 1440, 2560, samples=24, exposure=0.3, contrast=1.10, bounces=4, threshold=0.03, diffuse=1, region=REGION,
       subject=drone, finish=lambda picture, cover: hero.settle(picture, cover, CENTRE, REACH))
