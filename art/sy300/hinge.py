"""Folding hinge of a boom: a fork clamped in the hub, a tongue on the boom, a pin across and above the boom.

In flight the tongue's face butts against the fork's web below the pin, so lift presses the joint together;
a spring plunger through the cheek locks it. Outlines are drawn in X and Z and laid along Y.
"""
from math import pi

from studio import materials

from . import dimensions as D
from . import fasteners, mesh, outline

_UPRIGHT = (pi / 2, 0, 0)           # a plate's XY becomes the boom's XZ
_CHEEK = 0.0060
_LOCK = (0.2415, -0.0085)           # plunger


def _cheek_outline():
    x, z = D.HINGE_X, D.HINGE_Z
    ear = mesh.ring_points(0.0104, 12, (x, z), -0.25, pi + 0.1, closed=False)
    foot = outline.rounded([(0.2085, 0.0194), (0.2085, -0.0194), (0.2460, -0.0194), (0.2502, -0.0120)], 0.004, 3)
    return ear + [(0.2190, 0.0194)] + foot[3:] + [(0.2490, -0.0020)]


def fork(name, arm):
    """What stays in the hub: clamp block, web, two cheeks, pin and plunger."""
    block = mesh.box("arm_clamp", (D.CLAMP_LEN, 0.044, D.PLATE_GAP - 0.0006), 0.0035, 3)
    mesh.put(name + "_clamp", block, materials.anodised(), arm, (0.176, 0, 0))
    web = mesh.box("hinge_web", (0.0200, 2 * D.HINGE_GAP + 0.001, 0.0325), 0.0012, 2)
    mesh.put(name + "_web", web, materials.anodised(), arm, (D.HINGE_X - 0.0015 - 0.0100, 0, -0.0032))
    cheek = mesh.plate("hinge_cheek", _cheek_outline(), _CHEEK, (), 0.0010)
    outer = D.HINGE_GAP + _CHEEK
    for side, y in (("left", 1), ("right", -1)):
        mesh.put("%s_cheek_%s" % (name, side), cheek, materials.anodised(), arm, (0, y * (outer - _CHEEK / 2), 0), _UPRIGHT)
    half = outer + 0.0022
    pin = mesh.lathe("hinge_pin", [
        (0, -half), (0.0062, -half, 0.0010), (0.0074, -half + 0.0016, 0.0006), (0.0074, -outer), (D.HINGE_PIN_R, -outer),
        (D.HINGE_PIN_R, outer), (0.0074, outer), (0.0074, half - 0.0016, 0.0006), (0.0062, half, 0.0010), (0, half)], 28)
    mesh.put(name + "_pin", pin, materials.steel(), arm, (D.HINGE_X, 0, D.HINGE_Z), _UPRIGHT)
    _plunger(name, arm, outer)


def _plunger(name, arm, outer):
    x, z = _LOCK
    knob = mesh.lathe("lock_plunger", [
        (0.0062, -0.0004), (0.0062, 0.0040, 0.0008), (0.0046, 0.0048, 0.0004), (0.0046, 0.0064, 0.0004), (0.0070, 0.0074, 0.0008),
        (0.0070, 0.0132, 0.0012), (0.0056, 0.0144, 0.0008), (0, 0.0144)], 24)
    mesh.put(name + "_lock_plunger", knob, materials.aluminium(), arm, (x, -outer, z), (pi / 2, 0, 0))
    fasteners.screw(name + "_lock_stop", "M5", arm, (x, outer, z), (-pi / 2, 0, 0))
    for i, (sx, sz) in enumerate(((0.2150, -0.0120), (0.2150, 0.0105))):
        for side in (1, -1):
            fasteners.screw("%s_cheek_screw_%d%s" % (name, i + 1, "ab"[side > 0]), "M3", arm, (sx, side * outer, sz), (-side * pi / 2, 0, 0))


def tongue(name, boom):
    """What turns: a solid block between the cheeks, with the eye for the pin on top and a sealed cable duct in its face."""
    x, z = D.HINGE_X, D.HINGE_Z
    face = x - 0.0005
    eye = mesh.ring_points(0.0098, 12, (x, z), 0.9, pi + 0.2, closed=False)
    body = outline.rounded([(0.2480, 0.0225), (face, 0.0150), (face, -0.0188), (0.2590, -0.0188), (0.2590, 0.0188)], 0.0040, 3)
    bore = mesh.ring_points(D.HINGE_PIN_R + 0.0008, 24, (x, z))
    block = mesh.plate("hinge_tongue", eye + body[len(body) // 5:], 0.0370, (bore,), 0.0010)
    mesh.put(name + "_tongue", block, materials.aluminium_dark(), boom, (0, 0, 0), _UPRIGHT)
    duct = mesh.lathe("hinge_duct", [(0, 0.0001), (0.0078, 0.0001), (0.0086, 0.0005), (0.0108, 0.0005), (0.0112, -0.0005)], 28)
    mesh.put(name + "_duct", duct, materials.rubber(), boom, (face, 0, -0.0030), (0, -pi / 2, 0))
