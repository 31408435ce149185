"""Folding two-blade propeller: twisted, swept, tapering Clark-Y-like airfoils on bolts between two plates."""
from math import cos, pi, radians, sin, sqrt

import bmesh

from studio import materials

from . import dimensions as D
from . import fasteners, mesh

_EYE_Z, _EYE_R, _EYE_HEIGHT = 0.0062, 0.0102, 0.0098    # the ring at a blade's root
_PLATE_WIDTH = 0.0224
_BOLT_R = 0.0026


def _airfoil(count):
    """(c, t) around the section, c from 0 (leading edge) to 1, t in units of thickness."""
    def half(x):
        return 5 * (0.2969 * sqrt(x) - 0.126 * x - 0.3516 * x ** 2 + 0.2843 * x ** 3 - 0.1015 * x ** 4)
    xs = [0.5 * (1 - cos(pi * i / count)) for i in range(count + 1)]
    camber = [0.42 * 4 * x * (1 - x) * (1.25 - 0.5 * x) for x in xs]  # in thicknesses
    upper = [(x, c + half(x)) for x, c in zip(xs, camber)]
    lower = [(x, c * 0.55 - half(x) * 0.75) for x, c in zip(xs, camber)]
    return upper[::-1] + lower[1:-1]


def _smooth_sections():
    """Catmull-Rom through the table, so that planform edges are fair curves."""
    rows = D.PROP_SECTIONS
    steps = 4 if mesh.detail() > 0.6 else 1
    out = []
    for i in range(len(rows) - 1):
        p0, p1, p2, p3 = (rows[min(max(i + k, 0), len(rows) - 1)] for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            out.append([0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                               + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(p0, p1, p2, p3)])
    return out + [list(rows[-1])]


def _blade(name, mirror):
    """One blade, its origin on the bolt on which it folds, X towards the tip."""
    radius = D.PROP_DIAMETER / 2
    section = _airfoil(12 if mesh.detail() > 0.6 else 5)
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("UVMap")
    rings, spans = [], []
    for share, chord, thick, twist, sweep, rise in _smooth_sections():
        a, ring = radians(twist), []
        for c, t in section:
            along = (0.30 - c) * chord - sweep      # + towards the leading edge
            up = t * thick * chord * 0.5
            y, z = along * cos(a) - up * sin(a), along * sin(a) + up * cos(a) + rise
            ring.append(bm.verts.new((share * radius - D.BLADE_PIVOT, y * mirror, z)))
        rings.append(ring)
        spans.append((share, chord))
    n = len(section)
    for k in range(len(rings) - 1):
        band = D.PROP_TIP_BAND[0] <= (spans[k][0] + spans[k + 1][0]) / 2 <= D.PROP_TIP_BAND[1]
        for i in range(n):
            j = (i + 1) % n
            face = bm.faces.new([rings[k][i], rings[k][j], rings[k + 1][j], rings[k + 1][i]])
            face.material_index = 1 if band else 0
            for loop, (v, s) in zip(face.loops, ((i, k), (j, k), (j, k + 1), (i, k + 1))):
                loop[layer].uv = (section[v][0] * spans[s][1], spans[s][0] * radius)
    bm.faces.new(rings[-1])
    bm.faces.new(rings[0])
    data = mesh.finish(name, bm)
    data.materials.append(materials.carbon_blade())
    data.materials.append(materials.tip_band())
    return data


def _hub(name, prop):
    """Two plates that hold the blades' eyes between them, on a core that sits on the motor."""
    reach, half = D.BLADE_PIVOT, _PLATE_WIDTH / 2
    core = mesh.lathe("prop_core", [(0.006, -0.0055), (0.0165, -0.0055, 0.001), (0.0170, -0.0010, 0.0008), (0.0098, -0.0010),
                                    (0.0098, 0.0120), (0.006, 0.0120)], 40)
    mesh.put(name + "_hub", core, materials.graphite(), prop)
    ends = mesh.ring_points(half, 14, (reach, 0), -pi / 2, pi / 2, closed=False)
    ends += mesh.ring_points(half, 14, (-reach, 0), pi / 2, 3 * pi / 2, closed=False)
    bar = mesh.plate("prop_plate", ends, 0.0026, (), 0.0005)
    mesh.put(name + "_plate_lower", bar, materials.anodised(), prop, (0, 0, _EYE_Z - _EYE_HEIGHT / 2 - 0.0015))
    mesh.put(name + "_plate_upper", bar, materials.anodised(), prop, (0, 0, _EYE_Z + _EYE_HEIGHT / 2 + 0.0015))
    top = _EYE_Z + _EYE_HEIGHT / 2 + 0.0028
    cap = mesh.lathe("prop_clamp", [(0, top + 0.0018), (0.0100, top + 0.0018, 0.0008), (0.0112, top, 0.0008), (0.0112, top - 0.0004)], 40)
    mesh.put(name + "_clamp_plate", cap, materials.aluminium(), prop)
    fasteners.circle_of_screws(name + "_screw", "M2", 4, 0.0078, prop, top + 0.0018, pi / 4)
    nut = mesh.lathe("prop_nut", [(0, 0.0058), (0.0030, 0.0058, 0.001), (0.0040, 0.0040, 0.0008), (0.0040, 0)], 12)
    mesh.put(name + "_shaft_cap", nut, materials.anodised(), prop, (0, 0, top + 0.0016))
    bolt = mesh.lathe("blade_bolt", [(0, -0.0062), (_BOLT_R, -0.0062), (_BOLT_R, 0.0062), (0, 0.0062)], 16)
    for side, x in (("a", reach), ("b", -reach)):
        mesh.put("%s_bolt_%s" % (name, side), bolt, materials.steel(), prop, (x, 0, _EYE_Z))
        fasteners.screw("%s_bolt_head_%s" % (name, side), "M5", prop, (x, 0, top))


def add(number, parent, at, rotation):
    """Propeller on `parent`; rotation 'cw' or 'ccw' seen from above. sy300/pose.py turns it and folds its blades."""
    name = "propeller_%d" % number
    prop = mesh.group(name, parent, at)
    _hub(name, prop)
    mirror = 1 if rotation == "ccw" else -1
    data = mesh.shared("prop_blade_" + rotation, lambda key: _blade(key, mirror))
    half = _EYE_HEIGHT / 2
    eye = mesh.lathe("blade_eye", [(_BOLT_R + 0.0006, -half), (_EYE_R, -half, 0.0008), (_EYE_R, half, 0.0008), (_BOLT_R + 0.0006, half)], 28, closed=True)
    for side, x in (("a", D.BLADE_PIVOT), ("b", -D.BLADE_PIVOT)):
        blade = mesh.group("blade_%d_%s" % (number, side), prop, (x, 0, _EYE_Z))
        mesh.put("%s_blade_%s" % (name, side), data, None, blade)
        mesh.put("%s_eye_%s" % (name, side), eye, materials.carbon_blade(), blade)
    return prop
