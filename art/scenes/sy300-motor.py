"""Close-up of one boom's end: motor with its windings, mount, speed controller and propeller."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import sheet  # noqa: E402

ARM = "arm_3"
MOTOR = (-0.650, -0.375, 0.475)                # where heading -90 brings motor 3

drone = sheet.stage(-90, catcher=False, key=1.5, fill=1.5)
sheet.show_only(drone, ARM)                    # the other booms would only clutter the close-up
# A strip beside the camera: one long highlight down the bell
sheet.lights.area("strip", (-1.5, -1.3, 0.9), MOTOR, (0.12, 0.9), 16, (1, 1, 1))
sheet.camera.place(tuple(m + d for m, d in zip(MOTOR, (-0.18, -0.88, 0.37))),
                   tuple(m + d for m, d in zip(MOTOR, (0.040, 0.0, -0.006))), lens=108)
sheet.render("sy300-motor", 1600, 1200, samples=16, transparent=True, quality=88,
             threshold=0.03, bounces=4, diffuse=2)
