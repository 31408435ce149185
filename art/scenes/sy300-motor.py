"""Close-up of motor, mount and propeller on boom 5, with the hinge behind."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import sheet  # noqa: E402

sheet.stage(-50, catcher=False)
sheet.camera.place((-0.62, -1.62, 0.80), (0.03, -0.66, 0.462), lens=72, fstop=11, focus=(0.0, -0.72, 0.48))
sheet.render("sy300-motor", 1600, 1200, samples=96, transparent=True, quality=88)
