"""Screws, standoffs and pins, in the sizes the airframe uses."""
from math import cos, pi, sin

from studio import materials

from . import mesh

_HEAD = {"M2": (0.0019, 0.0013), "M3": (0.0029, 0.0019), "M4": (0.0037, 0.0023), "M5": (0.0046, 0.0029)}


def screw(name, size, parent, at, turn=(0, 0, 0), material=None):
    """Button-head screw with a socket; the head sits on `at` and looks along its local +Z."""
    r, h = _HEAD[size]
    socket = r * 0.48
    if mesh.detail() > 0.6:
        profile = [(0, h * 0.25), (socket, h * 0.25), (socket, h * 0.96), (socket * 1.15, h),
                   (r * 0.66, h, r * 0.2), (r, h * 0.35, r * 0.25), (r, -0.0006)]
    else:
        profile = [(0, h), (r * 0.78, h), (r, -0.0006)]
    data = mesh.lathe("screw_" + size, profile, 18, arc=2)
    return mesh.put(name, data, material or materials.steel(), parent, at, turn)


def circle_of_screws(name, size, count, radius, parent, z, start=0.0, material=None):
    for i in range(count):
        a = start + 2 * pi * i / count
        screw("%s_%d" % (name, i + 1), size, parent, (radius * cos(a), radius * sin(a), z), material=material)


def standoff(name, parent, x, y, low, high, radius=0.0045):
    """Turned aluminium column with a waist groove at each end."""
    half = (high - low) / 2
    data = mesh.lathe("standoff_%d" % round((high - low) * 1e5), [
        (radius, -half), (radius, -half + 0.003), (radius * 0.8, -half + 0.004), (radius * 0.8, half - 0.004),
        (radius, half - 0.003), (radius, half)], 16)
    return mesh.put(name, data, materials.aluminium(), parent, (x, y, (low + high) / 2))
