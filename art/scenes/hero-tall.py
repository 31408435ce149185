"""Hero, tall: mast and line above, the aircraft across the picture below them."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import hero  # noqa: E402
from studio import camera, new_scene, render  # noqa: E402

AIRCRAFT = (.10, 0, -.02)

new_scene()
camera.place((0, -5.1, .66), (0, 100, .66), lens=67, shift=(0, -.02), clip=900)
hero.stage(crest=(-2.0, 14.8), tall=17, contact=(1.62, 6.0, 2.35), size=.95, at=AIRCRAFT, across=.0016)
render("hero-tall", 1440, 1800, samples=48, contrast=1.10, bounces=4, threshold=0.02, diffuse=2,
       finish=lambda picture, _: hero.settle(picture, (.7, .4), (.84, .985)))
print("studio: focal point of hero-tall at %.2f, %.2f" % camera.seen_at(AIRCRAFT))
