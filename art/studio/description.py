"""Camera and lamps of a scene as JSON, for a view in 3D that is to begin where its picture ends."""
import json
import math
import os

import bpy
from mathutils import Vector

from . import output
from .passes import ART


def _y_up(vector):
    """glTF has Y up, Blender Z."""
    x, y, z = vector
    return [round(v, 6) + 0.0 for v in (x, z, -y)]


def _frame(obj):
    """Where a camera or a lamp is, where it looks, what is up and what is right in its picture."""
    turn = obj.matrix_world.to_3x3()
    return {"at": _y_up(obj.matrix_world.translation), "forward": _y_up(turn @ Vector((0, 0, -1))),
            "up": _y_up(turn @ Vector((0, 1, 0))), "right": _y_up(turn @ Vector((1, 0, 0)))}


def _camera(obj, width, height):
    data = obj.data
    across = data.sensor_width / data.lens
    return {**_frame(obj), "target": _y_up(obj["target"]), "lens": data.lens, "sensor": data.sensor_width,
            "fieldOfView": round(math.degrees(2 * math.atan(across * height / width / 2)), 4), "aspect": width / height,
            "shift": [data.shift_x, data.shift_y]}


def _lamp(obj):
    data = obj.data
    return {**_frame(obj), "target": _y_up(obj["target"]), "size": [data.size, data.size_y], "watts": data.energy,
            "color": [round(v, 6) for v in data.color], "spread": round(math.degrees(data.spread), 3)}


def write(width, height, grade, shadow):
    """Writes art/masters/sy300-studio.json; the file's fields are told in art/README.md."""
    bpy.context.view_layer.update()
    scene = bpy.context.scene
    machine = bpy.data.objects["SY300"]
    background = scene.world.node_tree.nodes["Background"].inputs
    told = {
        "picture": {"width": width, "height": height, "shadow": shadow},
        "machine": {"at": _y_up(machine.location), "heading": round(math.degrees(machine.rotation_euler.z), 4)},
        "camera": _camera(scene.camera, width, height),
        "lamps": {obj.name: _lamp(obj) for obj in scene.objects if obj.type == "LIGHT"},
        "room": [round(v * background[1].default_value, 6) for v in background[0].default_value[:3]],
        "tone": {**grade, **output.CURVE},
    }
    path = os.path.join(ART, "masters", "sy300-studio.json")
    with open(path, "w") as file:
        json.dump(told, file, indent=2)
        file.write("\n")
    print("studio: %s, %d lamps" % (os.path.relpath(path, ART), len(told["lamps"])))
    return path
