"""SY300 on paper, three-quarter view, with its contact shadow."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import sheet  # noqa: E402

sheet.stage(-50, fill=0.8)
sheet.camera.place((-0.30, -4.95, 1.90), (0.075, 0, 0.315), lens=75)
sheet.render("sy300-three-quarter", 2000, 1250, samples=20, transparent=True, quality=88, shadow=0.74,
             threshold=0.03, bounces=4, diffuse=2)
