"""Hero, tall: the drone in the lower middle, night above for the headline and below for the text."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import hero  # noqa: E402
from studio import camera, render  # noqa: E402


REGION = (0.0, 1.0, 0.38, 0.83)          # outside it the page's night begins


def finish(picture, alpha):
    x, y = hero.frame(picture.shape)
    keep = hero.fade(y, REGION[2], 0.46) * hero.fade(REGION[3] - y, 0.0, 0.20)
    keep = keep * (0.5 + 0.5 * hero.fade(x, 0.0, 0.10)) * (0.5 + 0.5 * hero.fade(1 - x, 0.0, 0.10))
    return hero.settle(picture, keep)


hero.stage(mist=0.75, mist_height=5.0, rim_at=(0.6, 2.6, 6.2), rim_power=100)
camera.place((-0.45, -4.9, 2.45), (0.0, 0, 0.36), lens=49, shift=(0, 0.05))
render("hero-tall", 1440, 2560, samples=24, contrast=1.10, finish=finish,
       bounces=4, threshold=0.03, diffuse=1, region=REGION)
