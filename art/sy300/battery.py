"""Twin batteries beside the canopy: shells, end caps, straps with buckles, latches, connectors and leads."""
from math import pi

from studio import materials

from . import decals, mesh
from . import dimensions as D

_W, _L, _H = D.BATTERY
_FLOOR = D.PLATE_GAP / 2 + D.PLATE_THICK


def _strap(name, pack, y):
    outer, inner = mesh.slab(_W + 0.0042, _H + 0.0042, 0.0095), mesh.slab(_W + 0.0006, _H + 0.0006, 0.0078)
    band = mesh.plate("battery_strap", outer, 0.020, (inner,), 0.0005)
    mesh.put(name, band, materials.webbing(), pack, (0, y, 0), (pi / 2, 0, 0))
    buckle = mesh.box("strap_buckle", (0.026, 0.023, 0.0046), 0.0014, 2)
    mesh.put(name + "_buckle", buckle, materials.anodised(), pack, (0.004, y, _H / 2 + 0.0030))
    bar = mesh.box("strap_bar", (0.0042, 0.017, 0.0024), 0.0008, 2)
    mesh.put(name + "_bar", bar, materials.aluminium(), pack, (0.004, y, _H / 2 + 0.0054))


def _ends(name, pack):
    cap = mesh.box("battery_cap", (_W + 0.0022, 0.020, _H + 0.0022), 0.0075, 4)
    for end, y in (("front", -_L / 2 + 0.008), ("rear", _L / 2 - 0.008)):
        mesh.put("%s_cap_%s" % (name, end), cap, materials.graphite(), pack, (0, y, 0))
    latch = mesh.box("battery_latch", (0.026, 0.006, 0.020), 0.0022, 3, taper=(0.8, 0.7))
    mesh.put(name + "_latch", latch, materials.aluminium(), pack, (0, -_L / 2 - 0.0044, -0.008))
    plug = mesh.box("battery_plug", (0.030, 0.020, 0.017), 0.0030, 3)
    mesh.put(name + "_connector", plug, materials.polymer(), pack, (0, _L / 2 + 0.010, -0.004))
    for side in (1, -1):
        lead = mesh.sweep("battery_lead_%d" % side, mesh.arc_path(
            [(side * 0.007, _L / 2 + 0.014, -0.004), (side * 0.007, _L / 2 + 0.036, -0.004),
             (side * 0.007, _L / 2 + 0.036, -0.040)], 0.018), mesh.circle(0.0040, 14))
        mesh.put("%s_lead_%s" % (name, "ab"[side > 0]), lead, materials.rubber(), pack)


def _face(name, pack, side):
    """Charge lights and a rating label on the outer flank."""
    x = side * (_W / 2 + 0.0003)
    dot = mesh.lathe("charge_light", [(0.0017, 0), (0.0016, 0.0006, 0.0003), (0, 0.0008)], 14)
    for i in range(4):
        mesh.put("%s_charge_%d" % (name, i + 1), dot, materials.light_lens(), pack,
                 (side * (_W / 2 + 0.0001), -0.050 + i * 0.007, 0.012), (0, side * pi / 2, 0))
    lines = ((0.010, 0.036), (0.004, 0.052), (-0.002, 0.044))
    for i, (z, length) in enumerate(lines):
        strip = decals.stripe("battery_line_%d_%d" % (i, side), [(0, 0), (length, 0)], 0.0015 if i else 0.0030,
                              lambda a, b: (0, a, b), 0.02)
        mesh.put("%s_label_%d" % (name, i + 1), strip, materials.decal(light=True), pack, (x, -0.002, z))


def add(hub):
    for name, side in (("battery_right", -1), ("battery_left", 1)):
        pack = mesh.group(name, hub, (side * D.BATTERY_X, D.BATTERY_Y, _FLOOR + 0.006 + _H / 2))
        shell = mesh.box("battery_shell", (_W, _L, _H), 0.0085, 4)
        mesh.put(name + "_shell", shell, materials.polymer(), pack)
        groove = mesh.box("battery_groove", (_W + 0.0008, _L - 0.05, 0.0022), 0.0003, 1)
        mesh.put(name + "_seam", groove, materials.rubber(), pack, (0, 0, 0.019))
        _ends(name, pack)
        _face(name, pack, side)
        for i, y in enumerate((-0.062, 0.064)):
            _strap("%s_strap_%d" % (name, i + 1), pack, y)
        tray = mesh.box("battery_tray", (_W + 0.008, _L - 0.016, 0.0060), 0.0018, 2)
        mesh.put(name + "_tray", tray, materials.anodised(), hub, (side * D.BATTERY_X, D.BATTERY_Y, _FLOOR + 0.003))
