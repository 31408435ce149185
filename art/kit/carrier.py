"""The SY300 at model scale: the same machine as in the close-ups, on a steel pin."""
import math

import bpy
from mathutils import Matrix, Vector

import sy300
from studio import lights
from sy300 import dimensions
from sy300.build import parts

from . import finish
from .solid import Solid


SWEEP = 58                      # degrees that a blade turns while the shutter is open
PIN = .0024                     # radius of the pin, in spans of 0.16


def fly(at, span, turn=0.0, pitch=0.0, stand=None, crate=True, detail=.5):
    """Sets the SY300 in the air with its hub at `at`, its propellers turning.

    span   motor to opposite motor, in model units;  turn, pitch  degrees
    stand  height of the ground its pin rises from;  crate  keep the payload
    """
    root = sy300.build(detail=detail)
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
    _edges(at, size)
    spin()
    if stand is not None:
        pin = Solid('Pin')
        thin = PIN * span / .16
        pin.tube((at[0], at[1], stand), (at[0], at[1], at[2]), thin, finish.ink())
        pin.lathe([(6 * thin, 0), (6 * thin, 2 * thin), (2 * thin, 3.5 * thin)], finish.ink(), (at[0], at[1], stand), 20)
        pin.build()
    return root


def _edges(at, size):
    """Two cards near the aircraft draw the edges of its black tubes, and are too small to light the land."""
    for name, x, y, z, face, power in (('edge', 1.6, 3.2, 2.2, (4.2, .9), 34), ('edge left', -3.4, 1.2, 1.2, (.6, 2.4), 22)):
        spot = tuple(a + size * d for a, d in zip(at, (x, y, z)))
        lights.area(name, spot, at, tuple(size * v for v in face), power * size * size, spread=1.6)


def spin(sweep=SWEEP):
    """Propellers turn while the shutter is open: parked ones would hang in the air."""
    scene = bpy.context.scene
    scene.render.use_motion_blur, scene.render.motion_blur_shutter = True, 1.0
    for number, (_, rotation) in dimensions.ARMS.items():
        _turn(bpy.data.objects['propeller_%d' % number], dimensions.PROP_REST[number], sweep if rotation == 'ccw' else -sweep)
    scene.frame_set(1)


def _turn(propeller, rest, sweep):
    propeller.rotation_mode = 'XYZ'
    for frame in (0, 2):
        propeller.rotation_euler.z = math.radians(rest + sweep * (frame - 1))
        propeller.keyframe_insert('rotation_euler', index=2, frame=frame)
    for curve in propeller.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = 'LINEAR'
    for part in parts(propeller):
        part.cycles.motion_steps = 4             # an arc, not the chord between its ends


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


def set_down(at, turn=0.0):
    """Takes the crate off its rail and sets it on the ground at `at`. Returns its middle."""
    crate = bpy.data.objects['payload_crate']
    size = crate.matrix_world.to_scale().x
    crate.parent = None
    crate.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(size, 4)
    bpy.context.view_layer.update()
    levels = [(thing.matrix_world @ Vector(corner)).z for thing in _family(crate) if thing.type == 'MESH' for corner in thing.bound_box]
    crate.location.z += at[2] - min(levels)
    bpy.context.view_layer.update()
    return at[0], at[1], at[2] + (max(levels) - min(levels)) / 2


def _family(root):
    found = [root]
    for thing in found:
        found.extend(thing.children)
    return found
