"""Cameras: perspective with depth of field, and orthographic for the data sheet."""
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


def place(location, target, lens=70.0, fstop=None, focus=None, ortho=None, shift=(0, 0), clip=500):
    """Put the camera at `location` looking at `target`.

    lens    focal length in mm on a 36 mm frame
    fstop   aperture; None means everything is sharp (scene units count as metres)
    focus   point that is sharp (defaults to the target)
    ortho   width of the frame in scene units: makes the camera orthographic
    shift   lens shift, moves the picture without turning the camera
    """
    data = bpy.data.cameras.new("camera")
    obj = bpy.data.objects.new("camera", data)
    obj.location = location
    obj["target"] = tuple(map(float, target))
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    data.lens, data.clip_end, data.clip_start = lens, clip, 0.01
    data.shift_x, data.shift_y = shift
    if ortho:
        data.type, data.ortho_scale = "ORTHO", ortho
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        view = obj.rotation_euler.to_matrix() @ Vector((0, 0, -1))
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).dot(view)
    scene = bpy.context.scene
    scene.collection.objects.link(obj)
    scene.camera = obj
    return obj


def seen_at(point):
    """Where in the picture a point of the scene lies: (x, y) in 0..1, y downwards."""
    scene = bpy.context.scene
    x, y, _ = world_to_camera_view(scene, scene.camera, Vector(point))
    return x, 1 - y
