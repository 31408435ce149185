"""The SY300 at model scale: the same machine as in the close-ups, on a steel pin."""
import math

import bpy
from mathutils import Matrix, Vector

import sy300
from sy300 import dimensions

from . import finish
from .solid import Solid


def fly(at, span, turn=0.0, pitch=0.0, stand=None, crate=True):
    """Sets the SY300 in the air with its hub at `at`.

    span   motor to opposite motor, in model units;  turn, pitch  degrees
    stand  height of the ground its pin rises from;  crate  keep the payload
    """
    root = sy300.build(detail=0.5)
    size = span / dimensions.DIAGONAL
    move = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ Matrix.Rotation(math.radians(pitch), 4, 'X') @ Matrix.Scale(size, 4)
            @ Matrix.Translation((0, 0, -dimensions.HUB_Z)))
    root.matrix_world = move
    # Its nose light is orange; a model picture keeps that colour for one thing.
    light = bpy.data.objects.get('nose_light')
    if light:
        light.data.materials[0] = finish.ink()
    if not crate:
        for thing in _family(bpy.data.objects['payload_crate']):
            bpy.data.objects.remove(thing)
    if stand is not None:
        pin = Solid('Pin')
        pin.tube((at[0], at[1], stand), (at[0], at[1], at[2]), .010, finish.steel())
        pin.lathe([(.06, 0), (.06, .02), (.02, .035)], finish.steel(), (at[0], at[1], stand), 20)
        pin.build()


def eye():
    """Where the gimbal looks from: its lens."""
    bpy.context.view_layer.update()
    return bpy.data.objects['lens_glass'].matrix_world @ Vector((0, 0, .018))


def paint_crate(paint):
    """Paints the shell of the crate on the rail. Returns its middle."""
    crate = bpy.data.objects['payload_crate']
    for thing in _family(crate):
        if thing.type == 'MESH' and thing.name.split('.')[0].startswith(
                ('crate_body', 'crate_lid', 'crate_rib')):
            thing.data.materials[0] = paint
    bpy.context.view_layer.update()
    return tuple(crate.matrix_world.translation)


def _family(root):
    found = [root]
    for thing in found:
        found.extend(thing.children)
    return found
