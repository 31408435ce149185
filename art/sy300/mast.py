"""Folding mast with two GNSS and compass pucks, and two datalink antennas."""
from math import pi

from studio import materials

from . import decals, fasteners, mesh
from . import dimensions as D

_TOP = D.PLATE_GAP / 2 + D.PLATE_THICK


def _puck(name, mast, x):
    r, h = D.PUCK_R, D.PUCK_H
    body = mesh.lathe("puck", [(0, 0), (r - 0.003, 0, 0.0015), (r, 0.003, 0.0015), (r, h * 0.45, 0.0004), (r - 0.0006, h * 0.48, 0.0003),
                               (r - 0.0006, h * 0.54, 0.0003), (r, h * 0.57, 0.0004), (r - 0.001, h * 0.80, 0.003), (r * 0.78, h, 0.006), (0, h + 0.0016)], 48)
    mesh.put(name, body, materials.puck(), mast, (x, 0, D.MAST_HEIGHT))
    socket = mesh.lathe("puck_socket", [(0.0065, -0.014), (0.0075, -0.013, 0.0008), (0.0075, -0.002, 0.002), (0.014, 0.001)], 24)
    mesh.put(name + "_socket", socket, materials.anodised(), mast, (x, 0, D.MAST_HEIGHT))
    for i, (dx, dy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        fasteners.screw("%s_screw_%d" % (name, i + 1), "M2", mast, (x + dx * 0.0185, dy * 0.0185, D.MAST_HEIGHT + D.PUCK_H * 0.93))
    arrow = decals.stripe("north_arrow", [(0, -0.008), (0, 0.008)], 0.0016, lambda a, b: (a, b, 0), 0.02)
    mesh.put(name + "_arrow", arrow, materials.decal(), mast, (x, 0, D.MAST_HEIGHT + D.PUCK_H + 0.0019))


def _mast(hub):
    mast = mesh.group("gnss_mast", hub, (0, D.MAST_Y, _TOP))
    foot = mesh.box("mast_foot", (0.034, 0.026, 0.012), 0.0030, 3)
    mesh.put("mast_foot", foot, materials.anodised(), mast, (0, 0, 0.006))
    knuckle = mesh.lathe("mast_knuckle", [(0, -0.011), (0.0085, -0.011, 0.0012), (0.0085, 0.011, 0.0012), (0, 0.011)], 28)
    mesh.put("mast_hinge", knuckle, materials.aluminium(), mast, (0, 0, 0.017), (0, pi / 2, 0))
    for side in (1, -1):
        fasteners.screw("mast_hinge_screw_%s" % "ab"[side > 0], "M4", mast, (side * 0.011, 0, 0.017), (0, side * pi / 2, 0))
    collar = mesh.lathe("mast_collar", [(0.0058, 0.022), (0.0085, 0.022, 0.001), (0.0085, 0.036, 0.001), (0.0072, 0.040, 0.0008), (0.0058, 0.040)], 24)
    mesh.put("mast_collar", collar, materials.anodised(), mast)
    pole = mesh.sweep("mast_pole", [(0, 0, 0.018), (0, 0, D.MAST_HEIGHT - 0.006)], mesh.circle(0.0055, 20))
    mesh.put("mast_pole", pole, materials.carbon(), mast)
    tee = mesh.box("mast_tee", (0.024, 0.020, 0.020), 0.0035, 3)
    mesh.put("mast_tee", tee, materials.anodised(), mast, (0, 0, D.MAST_HEIGHT - 0.008))
    half = D.MAST_SPAN / 2
    bar = mesh.sweep("mast_bar", [(-half, 0, D.MAST_HEIGHT - 0.008), (half, 0, D.MAST_HEIGHT - 0.008)], mesh.circle(0.0046, 18))
    mesh.put("mast_bar", bar, materials.carbon(), mast)
    _puck("gnss_puck_right", mast, -half)
    _puck("gnss_puck_left", mast, half)
    cable = mesh.sweep("mast_cable", mesh.arc_path([(0.010, 0.004, D.MAST_HEIGHT - 0.012), (0.014, 0.012, D.MAST_HEIGHT - 0.05),
                                                    (0.009, 0.008, 0.05), (0.018, 0.006, 0.0)], 0.03), mesh.circle(0.0018, 8))
    mesh.put("mast_cable", cable, materials.rubber(), mast)


def _antennas(hub):
    length = D.ANTENNA_LENGTH
    whip = mesh.lathe("antenna_whip", [(0, 0.016), (0.0062, 0.016, 0.001), (0.0066, 0.030, 0.002), (0.0050, 0.036, 0.003),
                                       (0.0046, length - 0.006, 0.002), (0.0036, length, 0.002), (0, length)], 22)
    nut = mesh.lathe("antenna_nut", [(0.0030, 0.000), (0.0042, 0.000), (0.0042, 0.010, 0.0006), (0.0036, 0.012), (0.0034, 0.017)], 12)
    base = mesh.box("antenna_base", (0.018, 0.018, 0.010), 0.0025, 3)
    for name, side in (("right", -1), ("left", 1)):
        spot = mesh.group("datalink_antenna_" + name, hub, (side * 0.070, 0.138, _TOP))
        mesh.put("antenna_base_" + name, base, materials.anodised(), spot, (0, 0, 0.004))
        tilt = (-0.30, side * 0.42, 0)
        mesh.put("antenna_connector_" + name, nut, materials.gold(), spot, (0, 0, 0.008), tilt)
        mesh.put("antenna_whip_" + name, whip, materials.rubber(), spot, (0, 0, 0.008), tilt)


def add(hub):
    _mast(hub)
    _antennas(hub)
