"""Payload rail with hangers, quick-release plate with its lever, and the transport crate."""
from math import pi

from studio import materials

from . import decals, fasteners, mesh
from . import dimensions as D

_W, _L, _H = D.CRATE


def _rails(bay):
    half = D.RAIL_LENGTH / 2
    for side in (1, -1):
        rail = mesh.sweep("rail_tube", [(0, -half, 0), (0, 0, 0), (0, half, 0)], mesh.circle(D.RAIL_R, 22))
        mesh.put("rail_%s" % ("left" if side > 0 else "right"), rail, materials.carbon(), bay, (side * D.RAIL_X, D.RAIL_Y, 0))
        cap = mesh.lathe("rail_cap", [(0, 0.004), (0.0066, 0.004, 0.001), (0.0078, 0.002, 0.0008), (0.0078, -0.006, 0.0008), (D.RAIL_R, -0.007)], 22)
        for fore in (1, -1):
            mesh.put("rail_cap_%d_%d" % (side, fore), cap, materials.rubber(), bay, (side * D.RAIL_X, D.RAIL_Y + fore * half, 0), (-fore * pi / 2, 0, 0))
        for fore, y in (("front", -0.118), ("rear", 0.118)):
            clip = mesh.lathe("hanger_clip", [(D.RAIL_R, -0.009), (0.0110, -0.009, 0.001), (0.0110, 0.009, 0.001), (D.RAIL_R, 0.009)], 24)
            mesh.put("hanger_clip_%s_%d" % (fore, side), clip, materials.anodised(), bay, (side * D.RAIL_X, y, 0), (pi / 2, 0, 0))
            drop = D.RAIL_DROP - D.PLATE_GAP / 2 - D.PLATE_THICK
            post = mesh.box("hanger_post", (0.012, 0.016, drop), 0.0022, 3)
            mesh.put("hanger_%s_%d" % (fore, side), post, materials.anodised(), bay, (side * D.RAIL_X, y, drop / 2 + 0.002))
            fasteners.screw("hanger_screw_%s_%d" % (fore, side), "M3", bay, (side * (D.RAIL_X + 0.006), y, drop / 2), (0, side * pi / 2, 0))


def _release(bay):
    w, length, h = D.QUICK_RELEASE
    z = -D.RAIL_R - h / 2 + 0.002
    shoe = mesh.box("release_shoe", (w + 0.030, length, h), 0.0028, 3)
    mesh.put("quick_release_shoe", shoe, materials.anodised(), bay, (0, D.CRATE_Y, z))
    tongue = mesh.box("release_tongue", (w - 0.02, length + 0.020, 0.008), 0.0020, 2, taper=(0.9, 1))
    mesh.put("quick_release_tongue", tongue, materials.aluminium(), bay, (0, D.CRATE_Y, z - h / 2 - 0.003))
    for side in (1, -1):
        reach = side * 0.010
        lever = mesh.sweep("release_lever_%d" % side, mesh.arc_path([(0, 0, 0), (reach, -0.012, 0), (reach, -0.062, -0.004)], 0.01, 5), mesh.slab(0.0065, 0.010, 0.0026))
        x = side * ((w + 0.030) / 2 + 0.002)
        mesh.put("quick_release_lever_%s" % "ab"[side > 0], lever, materials.aluminium(), bay, (x, D.CRATE_Y - 0.010, z))
        hub = mesh.lathe("release_pivot", [(0, 0.0055), (0.0062, 0.0055, 0.001), (0.0075, 0.0040, 0.0008), (0.0075, -0.004)], 24)
        mesh.put("quick_release_pivot_%s" % "ab"[side > 0], hub, materials.steel(), bay, (x, D.CRATE_Y - 0.010, z), (0, side * pi / 2, 0))
        clip = mesh.lathe("release_clip", [(D.RAIL_R, -0.020), (0.0112, -0.020, 0.001), (0.0112, 0.020, 0.001), (D.RAIL_R, 0.020)], 24)
        for i, dy in enumerate((-0.048, 0.048)):
            mesh.put("release_clip_%d_%d" % (side, i), clip, materials.anodised(), bay, (side * D.RAIL_X, D.CRATE_Y + dy, 0), (pi / 2, 0, 0))
    return z - h / 2 - 0.007


def _crate(bay, top):
    crate = mesh.group("payload_crate", bay, (0, D.CRATE_Y, top - _H / 2))
    lid = 0.030
    body = mesh.box("crate_body", (_W, _L, _H - lid), 0.011, 4)
    mesh.put("crate_body", body, materials.crate(), crate, (0, 0, -lid / 2))
    cover = mesh.box("crate_lid", (_W + 0.002, _L + 0.002, lid - 0.0016), 0.009, 4)
    mesh.put("crate_lid", cover, materials.crate(), crate, (0, 0, _H / 2 - lid / 2))
    seal = mesh.box("crate_seal", (_W - 0.006, _L - 0.006, 0.006), 0.001, 1)
    mesh.put("crate_seal", seal, materials.rubber(), crate, (0, 0, _H / 2 - lid - 0.0006))
    rib = mesh.box("crate_rib", (0.0050, 0.012, _H - lid - 0.022), 0.0022, 3)
    cross = mesh.box("crate_rib_front", (0.012, 0.0050, _H - lid - 0.022), 0.0022, 3)
    for side in (1, -1):
        for i, y in enumerate((-0.100, -0.060, 0.060, 0.100)):
            mesh.put("crate_rib_%d_%d" % (side, i), rib, materials.crate(), crate, (side * _W / 2, y, -lid / 2))
        for i, x in enumerate((-0.066, 0.066)):
            mesh.put("crate_rib_end_%d_%d" % (side, i), cross, materials.crate(), crate, (x, side * _L / 2, -lid / 2))
        _handle(crate, side)
        for i, y in enumerate((-0.080, 0.080)):
            _latch("crate_latch_%d_%d" % (side, i), crate, side * (_W / 2 + 0.0015), y, _H / 2 - lid, side)
    corner = mesh.box("crate_corner", (0.030, 0.030, 0.020), 0.0085, 4)
    for i, (x, y) in enumerate(((1, 1), (1, -1), (-1, 1), (-1, -1))):
        mesh.put("crate_corner_%d" % (i + 1), corner, materials.graphite(), crate, (x * (_W / 2 - 0.0135), y * (_L / 2 - 0.0135), -_H / 2 + 0.009))
    for side in (1, -1):
        flank = decals.text("crate_text_%d" % side, "P-03", 0.012, lambda x, y: (0, x * side, y), 0.15)
        mesh.put("crate_decal_%d" % side, flank, materials.decal(), crate, (side * (_W / 2 + 0.0003), -side * 0.0, -0.038))


def _handle(crate, side):
    x = side * (_W / 2 + 0.001)
    path = mesh.arc_path([(0, -0.036, 0), (side * 0.014, -0.032, 0), (side * 0.014, 0.032, 0), (0, 0.036, 0)], 0.010, 5)
    grip = mesh.sweep("crate_handle_%d" % side, path, mesh.slab(0.0075, 0.0075, 0.0028))
    mesh.put("crate_handle_%d" % side, grip, materials.graphite(), crate, (x, 0, 0.008))


def _latch(name, crate, x, y, z, side):
    plate = mesh.box("latch_plate", (0.0040, 0.024, 0.034), 0.0014, 2)
    mesh.put(name, plate, materials.graphite(), crate, (x + side * 0.001, y, z - 0.002))
    tab = mesh.box("latch_tab", (0.0050, 0.018, 0.018), 0.0016, 3, taper=(0.7, 0.9))
    mesh.put(name + "_tab", tab, materials.aluminium_dark(), crate, (x + side * 0.0040, y, z - 0.005))


def add(parent):
    bay = mesh.group("payload_bay", parent, (0, 0, D.HUB_Z - D.RAIL_DROP))
    _rails(bay)
    _crate(bay, _release(bay))
    return bay
