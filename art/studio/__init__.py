"""The one studio in which every picture is taken.

    from studio import new_scene, materials, lights, ground, camera, render
    new_scene()
    lights.day(scale=1.0)                        # scale: radius of the subject in scene units
    ground.catcher()
    camera.place((3, -6, 3), (0, 0, 0.3), lens=70, fstop=4, focus=(0, 0, 0.3))
    render("drone-detection", 1800, 1200, samples=96)

Convention: the camera stands on the -Y side and looks towards +Y; X is right, Z is up.
The warm key comes low from the left (-X), the large cool fill from above and the right.
"""
from . import camera, ground, lights, materials  # noqa: F401
from .render import render  # noqa: F401
from .scene import new_scene  # noqa: F401
