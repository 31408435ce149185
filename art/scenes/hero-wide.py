"""Hero, wide: dark land below the words at the left, the aircraft at the right, the line above it."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import hero  # noqa: E402
from studio import camera, new_scene, render  # noqa: E402

AIRCRAFT = (.86, 0, .07)

new_scene()
camera.place((0, -5.1, .62), (0, 100, .62), lens=50, shift=(0, -.056), clip=900)
hero.stage(crest=(.80, 14.8), tall=16, contact=(3.85, 9.0, 2.20), size=1.0, at=AIRCRAFT, across=.0011)
render("hero-wide", 3840, 2160, samples=32, contrast=1.10, bounces=4, threshold=0.02, diffuse=2,
       finish=lambda picture, _: hero.settle(picture, (.35, .5), (.80, .985)))
print("studio: focal point of hero-wide at %.2f, %.2f" % camera.seen_at(AIRCRAFT))
