"""Landing gear: two skids on four splayed carbon legs with dampers, joints and soft feet."""
from math import pi

from mathutils import Vector

from studio import materials

from . import dimensions as D
from . import fasteners, mesh


def _leg(name, gear, side, fore):
    top = Vector((side * D.LEG_TOP_X, fore * D.LEG_Y, D.HUB_Z - D.PLATE_GAP / 2 - 0.012))
    foot = Vector((side * D.LEG_FOOT_X, fore * (D.LEG_Y + 0.022) + D.SKID_Y, D.SKID_R + 0.0035))
    line = foot - top
    turn = line.to_track_quat("Z", "Y").to_euler()
    length = line.length
    leg = mesh.group(name, gear, top, turn)
    tube = mesh.sweep("leg_tube", [(0, 0, 0.0), (0, 0, length * 0.5), (0, 0, length - 0.004)], mesh.circle(D.LEG_R, 24))
    mesh.put(name + "_tube", tube, materials.carbon(), leg)
    socket = mesh.lathe("leg_socket", [(0, -0.012), (0.0125, -0.012, 0.003), (0.0135, 0.004, 0.002), (0.0135, 0.034, 0.001),
                                       (0.0122, 0.0352, 0.0004), (0.0122, 0.0368, 0.0004), (0.0132, 0.038, 0.001), (0.0118, 0.050, 0.002), (D.LEG_R, 0.053)], 32)
    mesh.put(name + "_socket", socket, materials.anodised(), leg)
    at = length * 0.66
    damper = [(D.LEG_R, at - 0.036), (0.0118, at - 0.036, 0.001), (0.0118, at - 0.026, 0.001)]
    for i in range(5):                       # rubber bellows
        z = at - 0.024 + i * 0.0075
        damper += [(0.0100, z, 0.001), (0.0126, z + 0.0035, 0.0018)]
    damper += [(0.0100, at + 0.014, 0.001), (0.0118, at + 0.016, 0.001), (0.0118, at + 0.030, 0.001), (D.LEG_R, at + 0.031)]
    mesh.put(name + "_damper", mesh.lathe("leg_damper", damper, 28), materials.rubber(), leg)
    for end, z in (("top", at - 0.034), ("bottom", at + 0.020)):
        ring = mesh.lathe("damper_ring", [(0.0118, 0), (0.0126, 0.0006, 0.0005), (0.0126, 0.0056, 0.0005), (0.0118, 0.0062)], 28)
        mesh.put("%s_damper_ring_%s" % (name, end), ring, materials.aluminium(), leg, (0, 0, z))
    joint = mesh.lathe("leg_joint", [(D.LEG_R, length - 0.040), (0.0122, length - 0.038, 0.001), (0.0130, length - 0.010, 0.002), (0.0118, length)], 28)
    mesh.put(name + "_joint", joint, materials.anodised(), leg)
    bracket = mesh.box("leg_bracket", (0.034, 0.032, 0.016), 0.0035, 3)
    mesh.put(name + "_bracket", bracket, materials.anodised(), gear, (side * (D.LEG_TOP_X - 0.001), fore * D.LEG_Y, D.HUB_Z - D.PLATE_GAP / 2 - D.PLATE_THICK - 0.007))
    for i, dy in enumerate((0.011, -0.011)):
        fasteners.screw("%s_bracket_screw_%d" % (name, i + 1), "M3", gear,
                        (side * (D.LEG_TOP_X + 0.016), fore * D.LEG_Y + dy, D.HUB_Z - D.PLATE_GAP / 2 - D.PLATE_THICK - 0.006), (0, side * pi / 2, 0))
    return foot


def _skid(name, gear, side):
    half = D.SKID_LENGTH / 2
    x, z = side * D.LEG_FOOT_X, D.SKID_R + 0.0035
    front, rear = D.SKID_Y - half, D.SKID_Y + half
    path = mesh.arc_path([(x, front - 0.012, z + 0.030), (x, front + 0.030, z), (x, rear - 0.030, z), (x, rear + 0.012, z + 0.030)], 0.055, 8)
    tube = mesh.sweep("skid_tube_%d" % side, path, mesh.circle(D.SKID_R, 24))
    mesh.put(name + "_tube", tube, materials.carbon(), gear)
    for end, y in (("front", front + 0.085), ("rear", rear - 0.085)):
        shoe = mesh.lathe("skid_shoe", [(D.SKID_R, -0.048), (0.0124, -0.046, 0.002), (0.0130, -0.036, 0.002), (0.0130, 0.036, 0.002), (0.0124, 0.046, 0.002), (D.SKID_R, 0.048)], 24)
        mesh.put("%s_foot_%s" % (name, end), shoe, materials.rubber(), gear, (x, y, z), (pi / 2, 0, 0))
    cap = mesh.lathe("skid_cap", [(0.0098, -0.016), (0.0104, -0.014, 0.001), (0.0104, 0.002, 0.004), (0, 0.006)], 24)
    for end, y, lean in (("front", front - 0.012, 1), ("rear", rear + 0.012, -1)):
        mesh.put("%s_cap_%s" % (name, end), cap, materials.rubber(), gear, (x, y, z + 0.030), (lean * 0.95, 0, 0))
    tee = mesh.box("skid_tee", (0.030, 0.046, 0.030), 0.0075, 4)
    for end, fore in (("front", -1), ("rear", 1)):
        mesh.put("%s_tee_%s" % (name, end), tee, materials.anodised(), gear, (x, fore * (D.LEG_Y + 0.022) + D.SKID_Y, z + 0.002))
        for i, dy in enumerate((-0.014, 0.014)):
            fasteners.screw("%s_tee_%s_screw_%d" % (name, end, i), "M3", gear,
                            (x + side * 0.0149, fore * (D.LEG_Y + 0.022) + D.SKID_Y + dy, z + 0.004), (0, side * pi / 2, 0))


def add(parent):
    gear = mesh.group("landing_gear", parent)
    for side, name in ((-1, "right"), (1, "left")):
        for fore, end in ((-1, "front"), (1, "rear")):
            _leg("leg_%s_%s" % (end, name), gear, side, fore)
        _skid("skid_" + name, gear, side)
