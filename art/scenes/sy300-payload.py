"""The payload bay: rail, quick release, crate, gimbal and landing gear. Without booms, which would be cut by the frame."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import sheet  # noqa: E402

sheet.stage(-52, fill=1.1)
sheet.hide(*("hinge_%d" % number for number in range(1, 7)))
sheet.camera.place((-0.25, -2.68, 0.80), (0.10, 0, 0.268), lens=84)
sheet.render("sy300-payload", 1600, 1200, samples=20, transparent=True, quality=88, shadow=0.74,
             threshold=0.03, bounces=4, diffuse=2)
