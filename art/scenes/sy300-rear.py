"""SY300 opened on paper, from behind and above, with its contact shadow: poster and first camera of the view in 3D."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import sheet  # noqa: E402

sheet.stage(-125, fill=0.8)
sheet.camera.place((-0.06, -4.06, 2.62), (0.08, 0, 0.21), lens=75)
sheet.render("sy300-rear", 1840, 1380, samples=20, transparent=True, quality=88, shadow=0.74,
             threshold=0.03, bounces=4, diffuse=2)
