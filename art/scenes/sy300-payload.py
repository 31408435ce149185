"""Close-up of the payload bay: rail, quick release, crate, gimbal and landing gear."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import sheet  # noqa: E402

sheet.stage(-50, fill=1.3)
sheet.camera.place((-0.30, -1.75, 0.44), (0.0, 0, 0.285), lens=58, fstop=16, focus=(-0.06, -0.2, 0.3))
sheet.render("sy300-payload", 1600, 1200, samples=96, transparent=True, quality=88, shadow=0.62)
