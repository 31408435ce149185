"""Assemble the SY300 and count it."""
import bpy

from . import arm, battery, canopy, gimbal, hub, mast, mesh, payload, pose, skids
from . import dimensions as D


def build(detail=1.0, folded=0.0):
    """The whole machine below an empty called "SY300"; folded from 0, opened, to 1, carried."""
    mesh.set_detail(detail)
    root = mesh.group("SY300")
    centre = hub.add(root)
    canopy.add(centre)
    battery.add(centre)
    mast.add(centre)
    for number in sorted(D.ARMS):
        arm.add(number, root)
    payload.add(root)
    gimbal.add(root)
    skids.add(root)
    pose.take(root, folded)
    return root


def parts(root):
    """Every object below `root`."""
    return [o for o in bpy.data.objects if o.parent and _below(o, root)]


def _below(obj, root):
    while obj:
        if obj == root:
            return True
        obj = obj.parent
    return False


def triangles(root):
    return sum(len(p.vertices) - 2 for o in parts(root) if o.type == "MESH" for p in o.data.polygons)
