"""Hero, tall: the drone in the lower middle, night above for the headline and below for the text."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import hero  # noqa: E402
from studio import camera, render  # noqa: E402


def finish(picture, alpha):
    x, y = hero.frame(picture.shape)
    keep = hero.fade(y, 0.26, 0.42) * hero.fade(1 - y, 0.10, 0.30)
    keep = keep * (0.55 + 0.45 * hero.fade(x, 0.0, 0.10)) * (0.55 + 0.45 * hero.fade(1 - x, 0.0, 0.10))
    return hero.settle(picture, keep)


hero.stage()
camera.place((-0.55, -5.2, 1.9), (0.02, 0, 0.40), lens=88, shift=(0, 0.04))
render("hero-tall", 1440, 2560, samples=40, contrast=1.10, finish=finish,
       bounces=4, threshold=0.03, diffuse=1)
