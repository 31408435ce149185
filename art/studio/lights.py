"""The studio's day light, for models and cut-outs, and the lamps of which the night plate makes its own.

`scale` is the radius of the subject in scene units: everything moves and powers with it,
so a one-metre drone and a ten-metre terrain get the same light.
"""
from math import pi

import bpy
from mathutils import Vector

WARM = (1.0, 0.87, 0.73)
COOL = (0.84, 0.92, 1.0)


def area(name, location, target, size, power, color=(1, 1, 1), shape="RECTANGLE", spread=pi):
    """An area light at `location` looking at `target`; size = (width, height)."""
    data = bpy.data.lights.new(name, "AREA")
    data.shape, data.size, data.size_y = shape, size[0], size[1]
    data.energy, data.color, data.spread = power, color, spread
    obj = bpy.data.objects.new(name, data)
    obj.location = location
    obj["target"] = tuple(map(float, target))
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = False         # lamps light the picture, they are not in it
    bpy.context.scene.collection.objects.link(obj)
    return obj


def world(color, strength):
    """Even light from everywhere."""
    scene = bpy.context.scene
    scene.world = scene.world or bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*color, 1)
    background.inputs[1].default_value = strength


def _at(target, scale, x, y, z):
    return tuple(t + scale * d for t, d in zip(target, (x, y, z)))


def day(scale=1.0, target=(0, 0, 0), key=1.0, fill=1.0, softness=1.0):
    """Warm key low from the left, large cool fill above and right, a quiet room."""
    k = scale * scale
    world((0.86, 0.93, 1.0), 0.26 * fill)
    area("key", _at(target, scale, -5.6, -0.9, 2.9), target,
         (1.5 * scale * softness, 1.5 * scale * softness), 600 * k * key, WARM)
    area("fill", _at(target, scale, 3.2, -2.0, 6.0), target,
         (7 * scale, 7 * scale), 330 * k * fill, COOL)
