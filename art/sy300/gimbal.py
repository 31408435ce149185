"""Stabilised three-axis gimbal: damper plate, yaw, roll and pitch motors, camera with glass."""
from math import pi

from studio import materials

from . import dimensions as D
from . import fasteners, mesh


def _motor(name, parent, at, turn, radius=0.0215, height=0.022):
    body = mesh.lathe("gimbal_motor_%d_%d" % (radius * 1e4, height * 1e4), [
        (0, -height / 2), (radius - 0.003, -height / 2, 0.001), (radius, -height / 2 + 0.003, 0.0015), (radius, -0.001, 0.0003),
        (radius - 0.0008, -0.0006, 0.0002), (radius - 0.0008, 0.0006, 0.0002), (radius, 0.001, 0.0003),
        (radius, height / 2 - 0.003, 0.0015), (radius - 0.003, height / 2, 0.001), (radius * 0.45, height / 2), (radius * 0.42, height / 2 - 0.0015), (0, height / 2 - 0.0015)], 44)
    return mesh.put(name, body, materials.anodised(), parent, at, turn)


def _damper(gimbal):
    upper = mesh.plate("damper_plate", mesh.slab(0.146, 0.074, 0.014), 0.003, (mesh.slab(0.050, 0.036, 0.008),), 0.0005)
    mesh.put("damper_plate_upper", upper, materials.carbon(), gimbal, (0, 0, -0.012))
    lower = mesh.plate("damper_plate_lower", mesh.slab(0.124, 0.066, 0.014), 0.003, (), 0.0005)
    mesh.put("damper_plate_lower", lower, materials.carbon(), gimbal, (0, 0, -0.031))
    ball = mesh.lathe("damper_ball", [(0.0030, -0.0095), (0.0050, -0.0080, 0.001), (0.0082, -0.003, 0.003), (0.0082, 0.003, 0.003), (0.0050, 0.0080, 0.001), (0.0030, 0.0095)], 22)
    for i, (x, y) in enumerate(((1, 1), (1, -1), (-1, 1), (-1, -1))):
        mesh.put("damper_ball_%d" % (i + 1), ball, materials.rubber(), gimbal, (x * 0.052, y * 0.024, -0.0215))
    clip = mesh.lathe("rail_clip", [(D.RAIL_R, -0.015), (0.0115, -0.015, 0.0015), (0.0115, 0.015, 0.0015), (D.RAIL_R, 0.015)], 26)
    for side in (1, -1):
        mesh.put("gimbal_rail_clip_%s" % "ab"[side > 0], clip, materials.anodised(), gimbal, (side * D.RAIL_X, 0, 0), (pi / 2, 0, 0))


def _camera(pitch):
    body = mesh.box("camera_body", (0.078, 0.072, 0.068), 0.013, 5)
    mesh.put("camera_body", body, materials.graphite(), pitch)
    face = mesh.plate("camera_face", mesh.slab(0.068, 0.058, 0.012), 0.004, (), 0.0012)
    mesh.put("camera_face", face, materials.anodised(), pitch, (0, -0.0362, 0), (pi / 2, 0, 0))
    front = (pi / 2, 0, 0)
    barrel = mesh.lathe("lens_barrel", [(0.0225, -0.004), (0.0225, 0.014, 0.001), (0.0218, 0.0146, 0.0003), (0.0218, 0.0160, 0.0003), (0.0225, 0.0166, 0.0005),
                                        (0.0225, 0.021, 0.0012), (0.0200, 0.0215, 0.0008), (0.0176, 0.0150), (0.0168, 0.008)], 48)
    mesh.put("lens_barrel", barrel, materials.graphite(), pitch, (-0.010, -0.038, 0.003), front)
    trim = mesh.lathe("lens_trim", [(0.0201, 0.0214), (0.0214, 0.0219, 0.0004), (0.0222, 0.0214)], 48)
    mesh.put("lens_trim", trim, materials.aluminium(), pitch, (-0.010, -0.038, 0.003), front)
    glass = mesh.lathe("lens_glass", [(0.0178, 0.0125), (0.0140, 0.0152), (0.0090, 0.0168), (0.0040, 0.0176), (0, 0.0178)], 40)
    mesh.put("lens_glass", glass, materials.lens(), pitch, (-0.010, -0.038, 0.003), front)
    iris = mesh.lathe("lens_iris", [(0.0064, 0.01725), (0.0050, 0.0180), (0, 0.0186)], 32)
    mesh.put("lens_inner", iris, materials.lens_coat(), pitch, (-0.010, -0.038, 0.003), front)
    thermal = mesh.lathe("thermal_eye", [(0.0105, -0.002), (0.0105, 0.004, 0.001), (0.0086, 0.0044, 0.0005), (0.0080, 0.002), (0.0045, 0.0034), (0, 0.0038)], 32)
    mesh.put("thermal_eye", thermal, materials.lens_coat(), pitch, (0.0228, -0.0382, 0.012), front)
    ranger = mesh.lathe("ranger_eye", [(0.0068, -0.002), (0.0068, 0.003, 0.0008), (0.0052, 0.0034, 0.0004), (0, 0.0026)], 26)
    mesh.put("ranger_eye", ranger, materials.lens(), pitch, (0.0228, -0.0382, -0.013), front)
    for i, (x, z) in enumerate(((1, 1), (1, -1), (-1, 1), (-1, -1))):
        fasteners.screw("camera_screw_%d" % (i + 1), "M2", pitch, (x * 0.0295, -0.0382, z * 0.0245), front)
    fin = mesh.box("camera_fin", (0.056, 0.010, 0.0018), 0.0005, 1)
    for i in range(6):
        mesh.put("camera_fin_%d" % (i + 1), fin, materials.anodised(), pitch, (0, 0.0365, -0.018 + i * 0.0072))


def add(parent):
    """Hangs from the rails; the camera looks forward and slightly down."""
    gimbal = mesh.group("gimbal", parent, (0, D.GIMBAL_Y, D.HUB_Z - D.RAIL_DROP))
    _damper(gimbal)
    yaw = mesh.group("gimbal_yaw", gimbal, (0, 0, -0.034), (0, 0, 0.10))
    _motor("gimbal_motor_yaw", yaw, (0, 0, -0.012), (0, 0, 0), 0.0255, 0.024)
    bar = mesh.slab(0.016, 0.024, 0.005)
    arm = mesh.sweep("gimbal_yaw_arm", mesh.arc_path([(0, 0.004, -0.028), (0, 0.078, -0.028), (0, 0.078, -0.096)], 0.030, 8), bar)
    mesh.put("gimbal_arm_yaw", arm, materials.graphite(), yaw)
    roll = mesh.group("gimbal_roll", yaw, (0, 0.064, -0.090), (0, 0.0, 0))
    _motor("gimbal_motor_roll", roll, (0, 0, 0), (pi / 2, 0, 0), 0.0225, 0.022)
    fork_path = [(-0.062, -0.064, 0), (-0.062, -0.016, 0), (0.062, -0.016, 0), (0.062, -0.064, 0)]
    fork = mesh.sweep("gimbal_fork", mesh.arc_path(fork_path, 0.026, 8), mesh.slab(0.012, 0.022, 0.004))
    mesh.put("gimbal_arm_roll", fork, materials.graphite(), roll)
    pitch = mesh.group("gimbal_pitch", roll, (0, -0.064, 0), (-0.10, 0, 0))
    for side in (1, -1):
        _motor("gimbal_motor_pitch_%s" % "ab"[side > 0], roll, (side * 0.055, -0.064, 0), (0, side * pi / 2, 0), 0.0195, 0.022)
    _camera(pitch)
    cable = mesh.sweep("gimbal_cable", mesh.arc_path([(0.030, 0.030, -0.028), (0.046, 0.066, -0.040), (0.030, 0.088, -0.080), (0.012, 0.070, -0.100)], 0.03),
                       mesh.circle(0.0022, 10))
    mesh.put("gimbal_cable", cable, materials.rubber(), yaw)
    return gimbal
