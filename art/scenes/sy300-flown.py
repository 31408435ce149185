"""SY300 in the air: propellers in motion, nose a little down, its shadow away from it on the ground."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from math import radians  # noqa: E402

import bpy  # noqa: E402

import poses  # noqa: E402
from sy300 import dimensions as D  # noqa: E402
from sy300.build import parts  # noqa: E402

HEIGHT, PITCH = 0.30, 4
SWEEP = 64                      # degrees that a blade turns while the shutter is open


def fly(drone):
    drone.location.z = HEIGHT
    drone.rotation_euler.x = radians(PITCH)
    scene = bpy.context.scene
    scene.render.use_motion_blur, scene.render.motion_blur_shutter = True, 1.0
    for number, (_, rotation) in D.ARMS.items():
        spin(bpy.data.objects["propeller_%d" % number], D.PROP_REST[number], 1 if rotation == "ccw" else -1)
    scene.frame_set(1)


def spin(propeller, rest, way):
    """Turns by SWEEP from frame to frame; the shutter is open for one."""
    propeller.rotation_mode = "XYZ"
    for frame in (0, 2):
        propeller.rotation_euler.z = radians(rest + way * SWEEP * (frame - 1))
        propeller.keyframe_insert("rotation_euler", index=2, frame=frame)
    for curve in propeller.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = "LINEAR"
    for part in parts(propeller):
        part.cycles.motion_steps = 4             # an arc, not the chord between its ends


# A small aperture blurs nothing, but tells the studio that its helper passes are noisy: the blades' are
poses.picture("sy300-flown", ready=fly, fstop=90, samples=128, threshold=0.01)
