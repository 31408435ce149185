"""One boom: root in the hub, folding hinge, sleeve, locking ring, carbon tube, motor mount, speed controller, light.

Local frame: X outwards along the boom, origin at the centre of the hub on the boom axis.

    arm_N            fixed: clamp and fork
      hinge_N        origin on the hinge pin, turns about its -Y (up is positive)
        boom_N       back in the local frame: everything outboard of the hinge
"""
from math import cos, pi, sin

from studio import materials

from . import decals, fasteners, hinge, mesh, motor, propeller
from . import dimensions as D

_ALONG_X = (0, pi / 2, 0)


def _sleeve(name, arm):
    (a, b), r = D.SLEEVE, D.BOOM_R
    body = mesh.lathe("arm_sleeve", [
        (0, a), (0.0145, a, 0.001), (0.0215, a + 0.006, 0.002), (0.0215, a + 0.030, 0.0006), (0.0205, a + 0.0312, 0.0004),
        (0.0205, a + 0.0328, 0.0004), (0.0215, a + 0.034, 0.0006), (0.0215, b - 0.010, 0.002), (0.0192, b - 0.002, 0.001), (r, b)], 40)
    mesh.put(name + "_sleeve", body, materials.anodised(), arm, (0, 0, 0), _ALONG_X)
    ear = mesh.box("sleeve_ear", (0.052, 0.0115, 0.0085), 0.0018, 2)
    for side, z in (("a", -0.0212 + 0.0052), ("b", -0.0212 - 0.0052)):
        mesh.put("%s_ear_%s" % (name, side), ear, materials.anodised(), arm, (a + 0.036, 0.0105, z), (0.0, 0, 0))
    for i, x in enumerate((a + 0.020, a + 0.052)):
        fasteners.screw("%s_ear_screw_%d" % (name, i + 1), "M3", arm, (x, 0.0108, -0.0118), (0, 0, 0))
    lever = mesh.box("sleeve_lever", (0.044, 0.0042, 0.0105), 0.0018, 3, taper=(0.94, 0.8))
    mesh.put(name + "_latch_lever", lever, materials.aluminium(), arm, (a + 0.034, -0.0232, 0.001), (0, 0, 0.03))
    pivot = mesh.lathe("lever_pivot", [(0, 0.0038), (0.0036, 0.0038, 0.0008), (0.0042, 0.0030, 0.0004), (0.0042, -0.003)], 18)
    mesh.put(name + "_latch_pivot", pivot, materials.steel(), arm, (a + 0.016, -0.0228, 0.001), (pi / 2, 0, 0))
    teeth, outline = 40, []
    for i in range(teeth):
        for k, radius in ((0, 0.0216), (0.30, 0.0228), (0.70, 0.0228), (1.0, 0.0216)):
            t = 2 * pi * (i + k * 0.8) / teeth
            outline.append((radius * cos(t), radius * sin(t)))
    if mesh.detail() <= 0.6:
        outline = mesh.ring_points(0.0226, 32)
    low, high = D.LOCK_RING
    ring = mesh.plate("lock_ring", outline, high - low, (mesh.ring_points(r + 0.0002, 32),), 0.0008)
    mesh.put(name + "_lock_ring", ring, materials.aluminium(), arm, ((low + high) / 2, 0, 0), _ALONG_X)
    seal = mesh.lathe("boom_seal", [(r, high), (0.0190, high, 0.001), (0.0182, high + 0.006, 0.001), (r, high + 0.008)], 32)
    mesh.put(name + "_seal", seal, materials.rubber(), arm, turn=_ALONG_X)


def _mount(name, arm):
    x, r = D.ARM_RADIUS, D.BOOM_R
    half = mesh.box("mount_half", (0.064, 0.054, 0.0210), 0.0050, 4, taper=(0.90, 0.74))
    mesh.put(name + "_mount_upper", half, materials.anodised(), arm, (x, 0, 0.0111))
    mesh.put(name + "_mount_lower", half, materials.anodised(), arm, (x, 0, -0.0111), (pi, 0, 0))
    belt = mesh.box("mount_belt", (0.058, 0.048, 0.0040), 0.0010, 1)
    mesh.put(name + "_mount_belt", belt, materials.aluminium_dark(), arm, (x, 0, 0))
    collar = mesh.lathe("mount_collar", [(r, x - 0.052), (0.0182, x - 0.052, 0.001), (0.0205, x - 0.046, 0.0015), (0.0205, x - 0.026)], 36)
    mesh.put(name + "_mount_collar", collar, materials.anodised(), arm, turn=_ALONG_X)
    deck = mesh.lathe("mount_deck", [(0, 0.0212), (0.0400, 0.0212, 0.0008), (0.0415, 0.0228, 0.0008), (0.0415, 0.0255, 0.0010), (0.0395, 0.0268, 0.0006), (0, 0.0268)], 56)
    mesh.put(name + "_mount_deck", deck, materials.graphite(), arm, (x, 0, 0))
    for i, (dx, dy) in enumerate(((1, 1), (1, -1), (-1, 1), (-1, -1))):
        fasteners.screw("%s_mount_screw_%d" % (name, i + 1), "M3", arm, (x + dx * 0.0235, dy * 0.0150, -0.0214), (pi, 0, 0))
    for i, dx in enumerate((-0.018, 0.018)):
        for side in (1, -1):
            fasteners.screw("%s_mount_side_%d%s" % (name, i, "ab"[side > 0]), "M3", arm,
                            (x + dx, side * 0.0236, 0.0115), (-side * (pi / 2 - 0.32), 0, 0))
    _controller(name, arm, x)
    _light(name, arm, x)


def _controller(name, arm, x):
    """Speed controller below the mount, its fins in the propeller's wash."""
    base = mesh.box("esc_base", (0.056, 0.042, 0.0090), 0.0022, 2)
    mesh.put(name + "_esc", base, materials.graphite(), arm, (x, 0, -0.0268))
    fin = mesh.box("esc_fin", (0.050, 0.0014, 0.0078), 0.0004, 1)
    count = 11 if mesh.detail() > 0.6 else 5
    for i in range(count):
        y = (i / (count - 1) - 0.5) * 0.036
        mesh.put("%s_esc_fin_%02d" % (name, i + 1), fin, materials.aluminium_dark(), arm, (x, y, -0.0345))


def _light(name, arm, x):
    """Position light: a flat pill of clear plastic in the end of the mount."""
    holder = mesh.box("light_holder", (0.012, 0.034, 0.019), 0.0042, 3)
    mesh.put(name + "_light_holder", holder, materials.graphite(), arm, (x + 0.0325, 0, 0))
    pill = mesh.plate("light_pill", mesh.slab(0.0072, 0.0190, 0.0034), 0.0040, (), 0.0012)
    mesh.put(name + "_nav_lens", pill, materials.light_lens(), arm, (x + 0.0378, 0, 0), _ALONG_X)


def _tube(name, number, boom):
    tube = mesh.sweep("boom_tube", [(D.BOOM_START, 0, 0), (0.40, 0, 0), (0.58, 0, 0), (D.BOOM_END, 0, 0)], mesh.circle(D.BOOM_R, 36))
    mesh.put(name + "_boom", tube, materials.carbon(), boom)
    label = decals.text("arm_number_%d" % number, str(number), 0.016, decals.around_tube(D.BOOM_R), 0.16)
    mesh.put(name + "_number", label, materials.decal(light=True), boom, (0.378, 0, 0), (0, 0, 0))
    line = decals.stripe("boom_line", [(0, -0.012), (0, 0.012)], 0.0016, decals.around_tube(D.BOOM_R), 0.002)
    for i, x in enumerate((0.362, 0.394)):
        mesh.put("%s_mark_%d" % (name, i + 1), line, materials.decal(light=True), boom, (x, 0, 0))


def add(number, parent):
    heading, rotation = D.arm_heading(number), D.ARMS[number][1]
    name = "arm_%d" % number
    arm = mesh.group(name, parent, (0, 0, D.HUB_Z), (0, 0, heading))
    hinge.fork(name, arm)
    axle = mesh.group("hinge_%d" % number, arm, (D.HINGE_X, 0, D.HINGE_Z))
    boom = mesh.group("boom_%d" % number, axle, (-D.HINGE_X, 0, -D.HINGE_Z))
    hinge.tongue(name, boom)
    _sleeve(name, boom)
    _tube(name, number, boom)
    _mount(name, boom)
    unit = motor.add("motor_%d" % number, boom, (D.ARM_RADIUS, 0, D.MOTOR_Z))
    spinner = propeller.add(number, unit, (0, 0, motor.TOP), rotation)
    motor.add_bell("motor_%d" % number, spinner, (0, 0, -motor.TOP))
    return arm
