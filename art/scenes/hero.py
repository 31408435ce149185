"""The night plate: the SY300 on wet ground after rain. Shared by hero-wide.py and hero-tall.py."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from math import radians  # noqa: E402

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from studio import ground, lights, materials, new_scene  # noqa: E402
from sy300 import build  # noqa: E402

NIGHT = np.array([0x0C, 0x0E, 0x0F]) / 255      # the page's colour, met at the edges
HEADING = -50                                   # nose turned to the left of the camera


def stage(mist=1.05, mist_height=2.7, rim_at=(0.8, 3.6, 3.9), rim_power=28):
    """Drone, ground and light; the camera is each picture's own.

    mist: radiance of the haze behind the machine.
    mist_height: where the haze behind is brightest. A higher camera sees higher haze in the water.
    rim_at: the strip behind and above. Its mirror image on the wet ground must fall below the frame."""
    new_scene()
    drone = build()
    drone.rotation_euler = (0, 0, radians(HEADING))
    ground.wet(80)
    materials.nav_light(strength=9.0)
    lights.world((0.5, 0.72, 1.0), 0.004)
    at = (0, 0, 0.45)
    # Warm key, low from the left: shapes the canopy and the near booms
    lights.area("key", (-3.6, -3.0, 1.7), at, (0.9, 0.9), 56, lights.WARM, spread=1.0)
    # Strips behind and above: bright edges on booms, bells and blades
    lights.area("rim_back", rim_at, at, (4.2, 0.35), rim_power, (1.0, 0.93, 0.84), spread=1.0)
    lights.area("rim_left", (-4.2, 2.4, 2.3), at, (0.3, 2.0), 55, (1.0, 0.90, 0.78), spread=1.0)
    lights.area("rim_right", (4.2, 1.4, 2.4), at, (0.35, 2.4), 60, lights.COOL, spread=1.0)
    # Large, faint, cool: the sky that keeps plates and blades readable from above
    lights.area("sky", (0.2, -0.6, 4.2), at, (3.0, 2.0), 15, lights.COOL, spread=1.8)
    _mist(mist, mist_height)
    return drone


def _mist(strength, height):
    """Faint light in the rain haze behind the machine: only the wet ground shows it."""
    mesh = bpy.data.meshes.new("mist")
    mesh.from_pydata([(-14, 0, -0.5), (14, 0, -0.5), (14, 0, 13), (-14, 0, 13)], [], [(0, 1, 2, 3)])
    obj = bpy.data.objects.new("mist", mesh)
    obj.location = (0.9, 9, 0)
    obj.visible_camera = False
    bpy.context.scene.collection.objects.link(obj)

    def glow(g):
        where = g.node("TexCoord").outputs["Object"]
        x, _, z = g.node("SeparateXYZ", {0: where}).outputs
        reach = g.math("ADD", g.math("POWER", g.math("DIVIDE", g.math("ABSOLUTE", x), 3.6), 2.0),
                       g.math("POWER", g.math("DIVIDE", g.math("ABSOLUTE", g.math("SUBTRACT", z, height)), 1.8), 2.0))
        g.feed(g.bsdf.inputs["Emission Strength"], g.math("MULTIPLY", g.math("EXPONENT", g.math("MULTIPLY", reach, -1.0)), strength))
        # Last warm light on the left, where the key comes from; cool rain on the right
        side = g.node("MapRange", {"Value": x, "From Min": -3.2, "From Max": 2.2}, interpolation_type="SMOOTHSTEP").outputs[0]
        tint = g.node("MixRGB", {0: side, 1: (1.0, 0.70, 0.44, 1), 2: (0.66, 0.82, 1.0, 1)}).outputs[0]
        g.feed(g.bsdf.inputs["Emission"], tint)
    mesh.materials.append(materials.make("mist", (0, 0, 0, 1), 1.0, finish=glow, Specular=0.0))


def settle(picture, cover, centre, reach):
    """Lay the picture on the page's night: the machine whole, the ground as an oval pool of light that ends inside the frame.

    cover: where the machine is;  centre, reach: of the oval, in shares of the frame."""
    height, width = picture.shape[:2]
    x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    away = ((x - centre[0]) / reach[0]) ** 2 + ((y - centre[1]) / reach[1]) ** 2
    pool = np.clip(1 - away, 0, 1) ** 2
    keep = np.maximum(pool, cover)
    return 1 - (1 - NIGHT) * (1 - picture * keep[..., None])
