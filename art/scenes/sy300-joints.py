"""The two joints a crew works with, off the machine and on paper: a boom's hinge, half raised, and the payload rail."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from math import cos, pi, radians, sin  # noqa: E402

import bmesh  # noqa: E402
import bpy  # noqa: E402
import sheet  # noqa: E402
from mathutils import Quaternion, Vector  # noqa: E402
from studio import materials  # noqa: E402
from sy300 import dimensions as D  # noqa: E402
from sy300 import mesh  # noqa: E402
from sy300.build import parts  # noqa: E402

BOOM = 1
RAISED = 58                       # degrees
LUG_FROM, BOOM_TO = 0.146, 0.372  # metres from the hub's centre: between them the plates and the boom are shown
INBOARD = tuple("arm_%d_%s" % (BOOM, part) for part in ("tongue", "duct", "sleeve", "ear", "latch", "lock_ring", "seal"))

def named(name):
    return bpy.data.objects[name]


def lay(name, at, turn):
    """Take a group off the machine and lay it on the ground."""
    group = named(name)
    group.parent, group.location, group.rotation_euler = None, at, (0, 0, radians(turn))
    return group


def keep(plate, heading):
    """Of a hub plate keep the lug of one boom."""
    bm = bmesh.new()
    bm.from_mesh(plate.data)
    along, across = Vector((cos(heading), sin(heading), 0)), Vector((-sin(heading), cos(heading), 0))
    half = D.LUG_WIDTH / 2 - 0.001
    for normal, at in ((along, along * LUG_FROM), (across, -across * half), (-across, across * half)):
        cut = bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=at, plane_no=normal, clear_inner=True)
        bmesh.ops.holes_fill(bm, edges=[e for e in cut["geom_cut"] if isinstance(e, bmesh.types.BMEdge)])
    bm.to_mesh(plate.data)


def lug(joint):
    heading = D.arm_heading(BOOM)
    fixed = [named("hub_upper_plate"), named("hub_lower_plate")]
    for plate in fixed:
        keep(plate, heading)
    turned = mesh.group("lug", joint, turn=(0, 0, -heading))
    for part in fixed + [o for o in bpy.data.objects if o.name.startswith("lug_%d_screw" % BOOM)]:
        part.parent = turned


def shorten_boom():
    boom, r, wall = named("boom_%d" % BOOM), D.BOOM_R, 0.0018
    for part in parts(boom):
        part.hide_render = not part.name.startswith(INBOARD)
    tube = mesh.sweep("stub", [(D.BOOM_START, 0, 0), (BOOM_TO, 0, 0)], mesh.circle(r, 36), caps=False)
    mesh.put("stub", tube, materials.carbon(), boom)
    mouth = mesh.lathe("stub_mouth", [(r, BOOM_TO), (r - wall, BOOM_TO), (r - wall, BOOM_TO - 0.05), (0, BOOM_TO - 0.05)], 36)
    mesh.put("stub_mouth", mouth, materials.carbon(), boom, turn=(0, pi / 2, 0))
    named("hinge_%d" % BOOM).rotation_quaternion = Quaternion((0, -1, 0), radians(RAISED))


machine = sheet.stage(0, fill=1.1)
key = bpy.data.lights["key"]
key.size = key.size_y = 0.20       # so near, a larger lamp would dissolve the shadows
joint = lay("arm_%d" % BOOM, (-0.292, -0.125, D.PLATE_GAP / 2 + D.PLATE_THICK + 0.003), -16)
lug(joint)
shorten_boom()
lay("payload_bay", (0.120, 0.170, 0.0262), 50)
sheet.hide(machine.name, "payload_crate")
sheet.camera.place((-0.16, -1.15, 0.80), (0.062, -0.018, 0.030), lens=90)
sheet.render("sy300-joints", 1600, 1200, samples=20, transparent=True, quality=88, shadow=0.74,
             threshold=0.03, bounces=4, diffuse=2)
