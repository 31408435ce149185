"""Close-up of the payload bay: rail, quick release, crate, gimbal and landing gear."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import sheet  # noqa: E402

sheet.stage(-66, fill=1.3)                     # no boom stands between camera and bay
sheet.camera.place((-0.16, -1.50, 0.40), (-0.01, 0, 0.258), lens=60)
sheet.render("sy300-payload", 1600, 1200, samples=16, transparent=True, quality=88, shadow=0.8,
             threshold=0.03, bounces=4, diffuse=2)
