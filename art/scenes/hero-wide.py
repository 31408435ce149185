"""Hero, wide: the drone right of the middle and above it, quiet night on the left for the headline and low for the figures."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import hero  # noqa: E402
from studio import camera, render  # noqa: E402

CENTRE, REACH = (0.650, 0.40), (0.350, 0.345)
REGION = (0.30, 1.0, 0.05, 0.75)          # outside it the page's night begins

drone = hero.stage()
camera.place((-0.5, -5.5, 1.55), (0.0, 0, 0.44), lens=57, shift=(-0.160, -0.104))
render("hero-wide", 2560, 1440, samples=24, contrast=1.10, bounces=4, threshold=0.03, diffuse=1, region=REGION,
       subject=drone, finish=lambda picture, cover: hero.settle(picture, cover, CENTRE, REACH))
