"""Hero, wide: the drone right of the middle, quiet night on the left for the headline."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import hero  # noqa: E402
from studio import camera, render  # noqa: E402


REGION = (0.24, 1.0, 0.20, 1.0)          # outside it the page's night begins


def finish(picture, alpha):
    x, y = hero.frame(picture.shape)
    keep = hero.fade(x, REGION[0], 0.50) * (0.6 + 0.4 * hero.fade(1 - x, 0.0, 0.08))
    keep = keep * hero.fade(y, REGION[2], 0.42) * hero.fade(1 - y, 0.0, 0.22)
    return hero.settle(picture, keep)


hero.stage()
camera.place((-0.5, -5.1, 1.50), (0.0, 0, 0.44), lens=60, shift=(-0.165, 0.0))
render("hero-wide", 2560, 1440, samples=24, contrast=1.10, finish=finish,
       bounces=4, threshold=0.03, diffuse=1, region=REGION)
