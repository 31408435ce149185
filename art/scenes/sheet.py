"""The SY300 cut out for the data sheet: shared stage for the perspective and the orthographic views."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from math import radians  # noqa: E402

import bpy  # noqa: E402

from studio import camera, ground, lights, materials, new_scene, render  # noqa: E402
from sy300.build import build, parts  # noqa: E402

PIXELS_PER_METRE = 960          # the same in all orthographic views
MARGIN = 0.030                  # metres around the machine
WIDE, DEEP, HIGH = 2.030, 1.900, 0.620   # extent of the parked machine


def stage(heading, folded=0.0, catcher=True, key=1.0, fill=1.0):
    """The drone turned by `heading` degrees under the studio's day light."""
    new_scene()
    drone = build(folded=folded)
    drone.rotation_euler = (0, 0, radians(heading))
    materials.nav_light(strength=1.1)          # lit, but not glaring by day
    _light(key, fill)
    if catcher:
        ground.catcher(12)
    return drone


def _light(key, fill):
    """The day light for a thing of thin tubes on paper: its key is small, or the shadow of a boom would dissolve,
    and stands higher, or that shadow would leave the picture."""
    at = (0, 0, 0.35)
    lights.world((0.86, 0.93, 1.0), 0.26 * fill)
    lights.area("key", (-3.0, -1.2, 5.0), at, (0.46, 0.46), 540 * key, lights.WARM)
    lights.area("fill", (3.1, -1.9, 6.0), at, (6.6, 6.6), 300 * fill, lights.COOL)
    # A long card behind, out of the picture: draws the edge of every dark tube
    lights.area("edge", (1.5, 4.6, 2.6), (0, 0, 0.45), (5.0, 1.2), 45, (1, 1, 1))


def hide(*names):
    """Hide all that is below the groups `names`."""
    for name in names:
        for obj in parts(bpy.data.objects[name]):
            obj.hide_render = True


def show_only(drone, name):
    """Hide every part of the drone that is not below the group `name`."""
    kept = parts(bpy.data.objects[name])
    for obj in parts(drone):
        obj.hide_render = obj not in kept


def elevation(name, heading, width, height, eye, target):
    """Orthographic view at the common scale."""
    stage(heading, catcher=False, fill=1.25)
    camera.place(eye, target, ortho=width + 2 * MARGIN)
    render(name, round((width + 2 * MARGIN) * PIXELS_PER_METRE), round((height + 2 * MARGIN) * PIXELS_PER_METRE),
           samples=16, transparent=True, quality=88, threshold=0.03, bounces=4, diffuse=2)
