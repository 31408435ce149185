"""Centre section: two carbon plates on standoffs, avionics tray, screws, and the orange nose light."""
from math import cos, pi, sin

from studio import materials

from . import dimensions as D
from . import fasteners, mesh, outline

_HALF = D.PLATE_GAP / 2


def _plates(hub):
    slots = [outline.arc_slot(0.138, 0.014, D.arm_heading(n) + pi / 6, 0.19) for n in D.ARMS]
    windows = [outline.arc_slot(0.078, 0.030, D.arm_heading(n) + pi / 6, 0.34) for n in D.ARMS]
    upper = mesh.plate("hub_plate_upper", outline.hub(), D.PLATE_THICK, slots, 0.0006)
    lower = mesh.plate("hub_plate_lower", outline.hub(), D.PLATE_THICK, slots + windows, 0.0006)
    mesh.put("hub_upper_plate", upper, materials.carbon(), hub, (0, 0, _HALF + D.PLATE_THICK / 2))
    mesh.put("hub_lower_plate", lower, materials.carbon(), hub, (0, 0, -_HALF - D.PLATE_THICK / 2))


def _fasteners(hub):
    top, bottom = _HALF + D.PLATE_THICK, -_HALF - D.PLATE_THICK
    for number in D.ARMS:
        a = D.arm_heading(number)
        for i, (along, across) in enumerate(((0.158, 0.0165), (0.158, -0.0165), (0.196, 0.0165), (0.196, -0.0165))):
            x, y = along * cos(a) - across * sin(a), along * sin(a) + across * cos(a)
            fasteners.screw("lug_%d_screw_top_%d" % (number, i + 1), "M4", hub, (x, y, top))
            fasteners.screw("lug_%d_screw_bottom_%d" % (number, i + 1), "M4", hub, (x, y, bottom), (pi, 0, 0))
        for i, turn in enumerate((-0.23, 0.23)):
            m = a + pi / 6 + turn
            x, y = 0.154 * cos(m), 0.154 * sin(m)
            fasteners.standoff("standoff_%d_%d" % (number, i + 1), hub, x, y, -_HALF, _HALF, D.STANDOFF_R)
            fasteners.screw("standoff_%d_%d_top" % (number, i + 1), "M3", hub, (x, y, top))
            fasteners.screw("standoff_%d_%d_bottom" % (number, i + 1), "M3", hub, (x, y, bottom), (pi, 0, 0))


def _avionics(hub):
    """Power distribution and flight controller between the plates, with side connectors."""
    tray = mesh.lathe("avionics_tray", [(0, -0.0185), (0.120, -0.0185, 0.004), (0.124, 0.0, 0.02), (0.120, 0.0185, 0.004), (0, 0.0185)], 72)
    mesh.put("avionics_tray", tray, materials.graphite(), hub)
    plug = mesh.box("tray_connector", (0.020, 0.022, 0.016), 0.0016, 2)
    for number in D.ARMS:
        m = D.arm_heading(number) + pi / 6
        for i, turn in enumerate((-0.10, 0.10)):
            mesh.put("connector_%d_%d" % (number, i + 1), plug, materials.polymer(), hub,
                     (0.122 * cos(m + turn), 0.122 * sin(m + turn), 0), (0, 0, m + turn))
    for number in D.ARMS:
        a = D.arm_heading(number)
        for side in (1, -1):      # motor leads from the tray into the clamp
            lead = mesh.sweep("motor_lead_%d" % side, mesh.arc_path(
                [(0.112, side * 0.030, 0.004), (0.136, side * 0.030, 0.004), (0.150, side * 0.012, 0.0)], 0.014), mesh.circle(0.0032, 12))
            mesh.put("motor_lead_%d%s" % (number, "ab"[side > 0]), lead, materials.rubber(), hub, turn=(0, 0, a))


def _nose_light(hub):
    """The one orange thing on the machine."""
    y = -D.PLATE_WAIST - 0.004
    housing = mesh.box("nose_housing", (0.078, 0.022, 0.026), 0.004, 3)
    mesh.put("nose_light_housing", housing, materials.graphite(), hub, (0, y + 0.004, 0))
    bezel = mesh.plate("nose_bezel", mesh.slab(0.066, 0.0135, 0.0062), 0.002, (mesh.slab(0.060, 0.0082, 0.0040),), 0.0005)
    mesh.put("nose_light_bezel", bezel, materials.anodised(), hub, (0, y - 0.0075, 0), (pi / 2, 0, 0))
    lens = mesh.plate("nose_lens", mesh.slab(0.060, 0.0082, 0.0040), 0.006, (), 0.0012)
    mesh.put("nose_light", lens, materials.nav_light(), hub, (0, y - 0.0062, 0), (pi / 2, 0, 0))


def add(parent):
    hub = mesh.group("hub", parent, (0, 0, D.HUB_Z))
    _plates(hub)
    _fasteners(hub)
    _avionics(hub)
    _nose_light(hub)
    return hub
