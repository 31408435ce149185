"""Outrunner motor: base, stator with copper windings; the vented bell turns with the propeller."""
from math import cos, pi, sin

from studio import materials

from . import dimensions as D
from . import fasteners, mesh


def _spoke_plate(r_in, r_out, count, web, thickness):
    """Disc with `count` windows; the webs between them are the spokes."""
    holes = []
    fine = 6 if mesh.detail() > 0.6 else 2
    for i in range(count):
        mid = 2 * pi * (i + 0.5) / count
        half_out, half_in = pi / count - web / r_out / 2, pi / count - web / r_in / 2
        swirl = 0.10                                   # vents lean, as fan blades do
        arc_out = [(r_out * cos(a), r_out * sin(a)) for a in
                   (mid + swirl - half_out + 2 * half_out * k / fine for k in range(fine + 1))]
        arc_in = [(r_in * cos(a), r_in * sin(a)) for a in
                  (mid - swirl + half_in - 2 * half_in * k / fine for k in range(fine + 1))]
        holes.append(arc_out + arc_in)
    outline = mesh.ring_points(D.MOTOR_R - 0.0022, 64)
    return mesh.plate("motor_spokes", outline, thickness, holes, 0.0005)


def _windings(parent):
    coil = mesh.box("motor_coil", (0.0105, 0.0062, 0.0215), 0.0026 if mesh.detail() > 0.6 else 0, 2)
    for i in range(18):
        a = 2 * pi * i / 18
        mesh.put("coil_%02d" % (i + 1), coil, materials.copper(), parent,
                 (0.0322 * cos(a), 0.0322 * sin(a), 0.0200), (0, 0, a))
    core = mesh.lathe("motor_stator", [(0.0120, 0.008), (0.0265, 0.008), (0.0265, 0.031), (0.0120, 0.031)], 36, closed=True)
    mesh.put("stator", core, materials.graphite(), parent)
    lamination = mesh.lathe("motor_lamination", [(0.0368, 0.0150), (0.0384, 0.0150), (0.0384, 0.0285), (0.0368, 0.0285)], 48, closed=True)
    mesh.put("lamination", lamination, materials.steel(), parent)


_LOW = D.MOTOR_BASE_H + D.MOTOR_GAP
_HIGH = _LOW + D.MOTOR_BELL_H
TOP = _HIGH + 0.0095               # where the propeller sits, above the underside


def add(name, parent, at):
    """What stands still: base and windings, standing on `at`."""
    motor = mesh.group(name, parent, at)
    r, base = D.MOTOR_R, D.MOTOR_BASE_H
    foot = mesh.lathe("motor_base", [
        (0.010, 0), (r - 0.0035, 0, 0.001), (r - 0.0035, 0.003, 0.0006), (r - 0.001, 0.0036, 0.0006),
        (r - 0.001, base - 0.001, 0.001), (r - 0.004, base, 0.0006), (0.018, base), (0.010, base)], 56, closed=True)
    mesh.put(name + "_base", foot, materials.anodised(), motor)
    _windings(mesh.group(name + "_windings", motor))
    return motor


def add_bell(name, parent, at):
    """What turns with the propeller: an outrunner's bell."""
    bell = mesh.group(name + "_rotor", parent, at)
    r, low, high = D.MOTOR_R, _LOW, _HIGH
    ring = mesh.lathe("motor_bell", [
        (r - 0.0035, low), (r - 0.0004, low, 0.0006), (r - 0.0004, low + 0.0028, 0.0003), (r - 0.0012, low + 0.0032, 0.0003),
        (r - 0.0012, low + 0.0046, 0.0003), (r, low + 0.0050, 0.0003), (r, high - 0.0062, 0.0012),
        (r - 0.0024, high - 0.0006, 0.0012), (r - 0.0046, high, 0.0006), (r - 0.0046, high - 0.004), (r - 0.0035, high - 0.006)],
        64, closed=True)
    mesh.put(name + "_bell", ring, materials.anodised(), bell)
    spokes = _spoke_plate(0.0165, r - 0.0062, D.MOTOR_SPOKES, 0.0046, 0.0030)
    mesh.put(name + "_spokes", spokes, materials.anodised(), bell, (0, 0, high - 0.0018))
    boss = mesh.lathe("motor_boss", [(0, high + 0.004), (0.0115, high + 0.004, 0.0008), (0.0135, high - 0.0002, 0.001), (0.0165, high - 0.0006)], 40)
    mesh.put(name + "_boss", boss, materials.aluminium(), bell)
    trim = mesh.lathe("motor_trim", [(r - 0.0012, low + 0.0035), (r - 0.0006, low + 0.0035), (r - 0.0006, low + 0.0043), (r - 0.0012, low + 0.0043)], 64)
    mesh.put(name + "_trim", trim, materials.aluminium(), bell)
    fasteners.circle_of_screws(name + "_bell_screw", "M2", 3, 0.0145, bell, high - 0.0004, 0.3)
