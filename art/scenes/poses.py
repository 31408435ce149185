"""Carried, opened, flown: three pictures from one camera, so that a page can change one for another."""
import sheet

HEADING = -50                                # folded, each of the six booms stands beside the others
EYE, TARGET, LENS = (-0.30, -5.20, 2.20), (0.25, 0, 0.42), 67
SIZE = 1800, 1200


def picture(name, folded=0.0, ready=None, fstop=None, **settings):
    """`ready(drone)` may change the machine before the picture is taken."""
    drone = sheet.stage(HEADING, folded, fill=0.8)
    if ready:
        ready(drone)
    sheet.camera.place(EYE, TARGET, lens=LENS, fstop=fstop)
    sheet.render(name, *SIZE, transparent=True, quality=88, shadow=0.74, bounces=4, diffuse=2,
                 **{"samples": 20, "threshold": 0.03, **settings})
