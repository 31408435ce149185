"""Hero, wide: the drone right of the middle and above it, quiet night on the left for the headline and low for the figures."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import hero  # noqa: E402
from studio import camera, render  # noqa: E402

ACROSS, DOWN = (0.24, 0.56, 0.76, 1.0), (0.05, 0.25, 0.52, 0.80)
REGION = (0.24, 1.0, 0.05, 0.80)          # outside it the page's night begins

drone = hero.stage()
camera.place((-0.5, -5.5, 1.55), (0.0, 0, 0.44), lens=57, shift=(-0.160, -0.104))
render("hero-wide", 2560, 1440, samples=32, contrast=1.10, bounces=4, threshold=0.02, diffuse=1, region=REGION,
       subject=drone, finish=lambda picture, cover: hero.settle(picture, cover, ACROSS, DOWN))
