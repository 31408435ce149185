"""Hero, tall: mast and line above, the aircraft across the picture below them."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import hero  # noqa: E402
from kit import intruder  # noqa: E402
from studio import camera, new_scene, render  # noqa: E402

CREST = (-2.0, 14.8)
AIRCRAFT = (.10, 0, -.02)
CONTACT = (1.62, 6.0, 2.35)

new_scene()
camera.place((0, -5.1, .66), (0, 100, .66), lens=67, shift=(0, -.02), clip=900)
land = hero.land(CREST)
hero.woods(land, CREST)
eye = hero.mast(land, CREST, 17)
hero.track(eye, CONTACT, .0016)
intruder.quadcopter(CONTACT, .95, 62)
hero.aircraft(AIRCRAFT, -50, 6, 4)
hero.light(AIRCRAFT, CONTACT)
render("hero-tall", 1440, 1800, samples=128, contrast=1.10, bounces=4, threshold=0.015, diffuse=2,
       finish=lambda picture, _: hero.settle(picture, (.7, .4), (.84, .985)))
print('studio: focal point of hero-tall at %.2f, %.2f' % camera.seen_at(AIRCRAFT))
