"""Avionics canopy: a fair, lofted shell with engraved panel lines, a dark spine, louvres and lettering."""
from math import cos, pi, sin

import bmesh
from mathutils import Vector

from studio import materials

from . import decals, fasteners, mesh
from . import dimensions as D

GROOVE_W, GROOVE_D = 0.0011, 0.0010
# Panel lines: across (share of length) and along (degrees around the section, 0 = left edge)
ACROSS = (0.150, 0.560)
ALONG = (30.0, 72.0, 108.0, 150.0)
SPINE = (72.0, 108.0)              # dark panel along the ridge
BASE_Z = D.PLATE_GAP / 2 + D.PLATE_THICK + 0.0015


def _breadth(s):
    if s < 0.38:
        return max(1 - (1 - s / 0.38) ** 2.3, 0) ** 0.56
    k = 1 - 0.50 * ((s - 0.38) / 0.62) ** 1.9
    return k * (max(1 - ((s - 0.90) / 0.10) ** 2.4, 0) ** 0.42 if s > 0.90 else 1)


def _rise(s):
    if s < 0.46:
        return max(1 - (1 - s / 0.46) ** 2.0, 0) ** 0.74
    k = 1 - 0.58 * ((s - 0.46) / 0.54) ** 1.75
    return k * (max(1 - ((s - 0.90) / 0.10) ** 2.4, 0) ** 0.42 if s > 0.90 else 1)


def point(s, degrees):
    """Point of the shell in the hub's frame; s runs from nose to tail, degrees over the section."""
    a = degrees * pi / 180
    w, h = D.CANOPY_WIDTH / 2 * _breadth(s), D.CANOPY_HEIGHT * _rise(s)
    c, n = cos(a), sin(a)
    x = w * (abs(c) ** 0.78) * (1 if c > 0 else -1)
    z = h * (max(n, 0) ** 0.80)
    return Vector((x, D.CANOPY_Y + (s - 0.5) * D.CANOPY_LENGTH, BASE_Z + z))


def normal(s, degrees, step=0.004):
    du = point(min(s + step, 0.995), degrees) - point(max(s - step, 0.003), degrees)
    dv = point(s, min(degrees + 0.6, 180)) - point(s, max(degrees - 0.6, 0))
    return dv.cross(du).normalized() * -1 if dv.cross(du).z < 0 else dv.cross(du).normalized()


def _stations(low, high, count, lines, half):
    """Even stations plus a tight group at each panel line; returns (position, depth share)."""
    out = [(low + (high - low) * i / count, 0.0) for i in range(count + 1)]
    out = [(p, d) for p, d in out if all(abs(p - g) > half * 2.2 for g in lines)]
    for g in lines:
        out += [(g - half * 1.15, 0.0), (g - half * 0.7, 0.8), (g, 1.0), (g + half * 0.7, 0.8), (g + half * 1.15, 0.0)]
    return sorted(out)


def _shell(name):
    fine = mesh.detail() > 0.6
    rows = _stations(0.0015, 0.9985, 96 if fine else 22, ACROSS if fine else (), GROOVE_W / D.CANOPY_LENGTH)
    columns = _stations(0.0, 180.0, 64 if fine else 20, ALONG if fine else (), 0.62)
    bm = bmesh.new()
    grid = []
    for s, across in rows:
        line = []
        for a, along in columns:
            side_line = a < SPINE[0] - 2 or a > SPINE[1] + 2
            depth = max(across, 0.0 if side_line and s < ACROSS[0] else along)
            p = point(s, a)
            if depth:
                p = p - normal(s, a) * GROOVE_D * depth
            line.append(bm.verts.new(p))
        grid.append(line)
    for i in range(len(rows) - 1):
        for j in range(len(columns) - 1):
            face = bm.faces.new([grid[i][j], grid[i][j + 1], grid[i + 1][j + 1], grid[i + 1][j]])
            face.material_index = 1 if SPINE[0] - 0.1 <= columns[j][0] < SPINE[1] - 0.1 else 0
    data = mesh.finish(name, bm)
    data.materials.append(materials.canopy())
    data.materials.append(materials.graphite())
    return data


def surface(s0, a0, flip=1, lift=0.00035):
    """Mapper for decals: x metres along the shell, y metres around it, from the anchor (s0, a0)."""
    girth = (point(s0, a0 + 2) - point(s0, a0 - 2)).length / 4      # metres per degree

    def place(x, y):
        s, a = s0 + flip * x / D.CANOPY_LENGTH, a0 + flip * y / girth
        return point(s, a) + normal(s, a) * lift
    return place


def add(hub):
    canopy = mesh.group("canopy", hub)
    mesh.put("canopy_shell", mesh.shared("canopy_shell", _shell), None, canopy)
    skirt = [(point(s, 0).x + 0.0035, point(s, 0).y) for s in [0.0015 + 0.997 * i / 48 for i in range(49)]]
    ring = skirt + [(-x, y) for x, y in reversed(skirt)]
    flange = mesh.plate("canopy_flange", ring[::-1], 0.0030, (), 0.0008)
    mesh.put("canopy_flange", flange, materials.graphite(), canopy, (0, 0, BASE_Z))
    dark = materials.decal()
    for side, a, flip in (("left", 49.0, 1), ("right", 131.0, -1)):
        # On the right the letters run towards the nose, so that they read upright from that side
        text = decals.text("canopy_text_" + side, "SY300", 0.0185, surface(0.400, a, flip), 0.17)
        mesh.put("decal_sy300_" + side, text, dark, canopy)
        for i in range(5):
            s = 0.655 + i * 0.032
            mapper = surface(s, 30 if side == "left" else 150)
            slot = decals.stripe("louvre_%s_%d" % (side, i), [(0.003, -0.010), (-0.003, 0.012)], 0.0032, mapper, 0.002)
            mesh.put("canopy_louvre_%s_%d" % (side, i + 1), slot, materials.rubber(), canopy)
    screw_at = [(s, a) for s in (0.235, 0.53, 0.59, 0.86) for a in (24, 156)]
    for i, (s, a) in enumerate(screw_at):
        turn = normal(s, a).to_track_quat("Z", "Y").to_euler()
        fasteners.screw("canopy_screw_%d" % (i + 1), "M2", canopy, point(s, a) - normal(s, a) * 0.0004, turn)
    _eye(canopy)
    return canopy


def _eye(canopy):
    """Forward camera at the tip of the spine."""
    barrel = mesh.lathe("eye", [(0.0088, -0.008), (0.0088, 0.0016, 0.0008), (0.0070, 0.0020, 0.0005), (0.0060, -0.001), (0, 0.0004)], 28)
    aim = (normal(0.045, 90) + Vector((0, -1.2, 0))).normalized()
    mesh.put("forward_camera", barrel, materials.lens(), canopy, point(0.045, 90), aim.to_track_quat("Z", "Y").to_euler())
