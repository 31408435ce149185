"""Two-blade propeller: twisted, swept, tapering Clark-Y-like airfoil, with hub, clamp plate and screws."""
from math import cos, pi, radians, sin, sqrt

import bmesh

from studio import materials

from . import dimensions as D
from . import fasteners, mesh


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


def _blades(name, mirror):
    radius = D.PROP_DIAMETER / 2
    section = _airfoil(12 if mesh.detail() > 0.6 else 5)
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("UVMap")
    for half_turn in (1, -1):
        rings, spans = [], []
        for share, chord, thick, twist, sweep, rise in _smooth_sections():
            a, ring = radians(twist), []
            for c, t in section:
                along = (0.30 - c) * chord - sweep      # + towards the leading edge
                up = t * thick * chord * 0.5
                y, z = along * cos(a) - up * sin(a), along * sin(a) + up * cos(a) + rise
                ring.append(bm.verts.new((share * radius * half_turn, y * mirror * half_turn, z)))
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


def add(name, parent, at, rest, rotation):
    """Propeller on `parent`; rotation 'cw' or 'ccw' seen from above, rest angle in degrees."""
    prop = mesh.group(name, parent, at, (0, 0, radians(rest)))
    mirror = 1 if rotation == "ccw" else -1
    data = mesh.shared("prop_blades_" + rotation, lambda key: _blades(key, mirror))
    mesh.put(name + "_blades", data, None, prop, (0, 0, 0.0035))
    hub = mesh.lathe("prop_hub", [(0.006, -0.0055), (0.0185, -0.0055, 0.001), (0.0195, 0.0000, 0.002),
                                  (0.0185, 0.0085, 0.0015), (0.006, 0.0085)], 40)
    mesh.put(name + "_hub", hub, materials.graphite(), prop)
    cap = mesh.lathe("prop_clamp", [(0, 0.0118), (0.0135, 0.0118, 0.0008), (0.0150, 0.0100, 0.0008), (0.0150, 0.0084)], 40)
    mesh.put(name + "_clamp_plate", cap, materials.aluminium(), prop)
    fasteners.circle_of_screws(name + "_screw", "M3", 4, 0.0098, prop, 0.0118, pi / 4)
    nut = mesh.lathe("prop_nut", [(0, 0.0165), (0.0030, 0.0165, 0.001), (0.0040, 0.0145, 0.0008), (0.0040, 0.0117)], 12)
    mesh.put(name + "_shaft_cap", nut, materials.anodised(), prop)
    return prop
