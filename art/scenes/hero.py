"""The night plate: the SY300 on the floor of a dark studio. Shared by hero-wide.py and hero-tall.py."""
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


def stage(rim_at=(0.8, 3.6, 3.9), rim_power=40, glow=0.46, glow_height=2.0):
    """Drone, floor and light; the camera is each picture's own.

    rim_at: the strip behind and above. Its mirror image on the floor must fall below the frame.
    glow: radiance of the backdrop, seen only in the floor.
    glow_height: where the backdrop is brightest. A higher camera sees a higher part of it in the floor."""
    new_scene()
    drone = build()
    drone.rotation_euler = (0, 0, radians(HEADING))
    ground.satin(80, centre=(-0.06, -0.12), reach=(0.30, 0.34))
    materials.nav_light(strength=9.0)
    _polish_blades()
    lights.world((0.5, 0.72, 1.0), 0.004)
    at = (0, 0, 0.45)
    # Warm key, low from the left: shapes the canopy and the near booms
    lights.area("key", (-3.6, -3.0, 1.7), at, (0.9, 0.9), 56, lights.WARM, spread=1.0)
    # Strips behind and above: bright edges on booms, bells and blades
    lights.area("rim_back", rim_at, at, (4.2, 0.35), rim_power, (1.0, 0.93, 0.84), spread=1.0)
    lights.area("rim_left", (-4.2, 2.4, 2.3), at, (0.3, 2.0), 55, (1.0, 0.90, 0.78), spread=1.0)
    lights.area("rim_right", (4.2, 1.4, 2.4), at, (0.35, 2.4), 60, lights.COOL, spread=1.0)
    # A small box overhead: lays light on the floor, and the machine's shadow in it
    lights.area("box", (0.1, 0.5, 3.4), (0, 0, 0), (0.8, 0.8), 34, lights.COOL, spread=2.0)
    _backdrop(glow, glow_height)
    return drone


def _polish_blades():
    """From here the weave is finer than a pixel and would only blur the blades: one even satin keeps their edges."""
    blade = materials.carbon_blade().node_tree
    surface = blade.nodes["Principled BSDF"].inputs
    for name, value in (("Base Color", (0.022, 0.023, 0.024, 1)), ("Roughness", 0.40), ("Normal", None), ("Clearcoat", 0.0)):
        for link in surface[name].links:
            blade.links.remove(link)
        if value is not None:
            surface[name].default_value = value


def _backdrop(strength, height):
    """A wide, low band of light far behind, which only the floor mirrors: it has no ends inside the frame."""
    mesh = bpy.data.meshes.new("backdrop")
    mesh.from_pydata([(-20, 0, -0.5), (20, 0, -0.5), (20, 0, 13), (-20, 0, 13)], [], [(0, 1, 2, 3)])
    obj = bpy.data.objects.new("backdrop", mesh)
    obj.location = (0.9, 9, 0)
    obj.visible_camera = False
    bpy.context.scene.collection.objects.link(obj)

    def glow(g):
        where = g.node("TexCoord").outputs["Object"]
        x, _, z = g.node("SeparateXYZ", {0: where}).outputs
        reach = g.math("ADD", g.math("POWER", g.math("DIVIDE", g.math("ABSOLUTE", x), 6.5), 2.0),
                       g.math("POWER", g.math("DIVIDE", g.math("ABSOLUTE", g.math("SUBTRACT", z, height)), 1.6), 2.0))
        g.feed(g.bsdf.inputs["Emission Strength"], g.math("MULTIPLY", g.math("EXPONENT", g.math("MULTIPLY", reach, -1.0)), strength))
        # A little warmer on the left, where the key comes from
        side = g.node("MapRange", {"Value": x, "From Min": -4.0, "From Max": 3.0}, interpolation_type="SMOOTHSTEP").outputs[0]
        tint = g.node("MixRGB", {0: side, 1: (1.0, 0.84, 0.68, 1), 2: (0.74, 0.86, 1.0, 1)}).outputs[0]
        g.feed(g.bsdf.inputs["Emission"], tint)
    mesh.materials.append(materials.make("backdrop", (0, 0, 0, 1), 1.0, finish=glow, Specular=0.0))


def settle(picture, cover, across, down):
    """Lay the picture on the page's night: the machine whole, the floor gone before it meets a side of the frame.

    cover: where the machine is;  across, down: (gone, whole, whole, gone), in shares of the frame."""
    height, width = picture.shape[:2]
    floor = np.outer(_between((np.arange(height) + 0.5) / height, *down), _between((np.arange(width) + 0.5) / width, *across))
    keep = np.maximum(floor, cover)
    return 1 - (1 - NIGHT) * (1 - picture * keep[..., None])


def _between(share, gone, whole, still_whole, gone_again):
    """1 in the middle, 0 outside, with neither a corner nor a rim on the way."""
    t = np.clip(np.minimum((share - gone) / (whole - gone), (gone_again - share) / (gone_again - still_whole)), 0, 1)
    return t * t * t * (t * (t * 6 - 15) + 10)
