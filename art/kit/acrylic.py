"""Clear acrylic: blown domes on a foot ring, and plates on rods."""
import math

from . import finish, wires
from .solid import Solid


def dome(centre, radius, height=1.0, rings=96, sides=360, foot=0.016, gloss=1.0):
    """A blown hemisphere on a brass foot ring.

    `height` is the rise as a share of the radius; `gloss` how much of the lamps it mirrors.
    """
    solid = Solid('Dome')
    profile = [(radius * math.cos(math.pi / 2 * k / rings),
                radius * height * math.sin(math.pi / 2 * k / rings)) for k in range(rings)]
    solid.lathe([*profile, (1e-6, radius * height)], finish.acrylic(gloss), centre, sides, closed=False)
    thing = solid.build(smooth=60)
    # Light that had to find its way through the skin would reach the floor in blotches.
    thing.visible_shadow = thing.visible_diffuse = False
    wires.ring((centre[0], centre[1], centre[2] + foot * 0.8), radius + foot * 0.5, foot)
    return thing


def plate(centre, size, thick=0.05, corner=0.18, turn=0.0):
    """A clear plate with rounded corners and polished edges."""
    solid = Solid('Plate')
    w, d = size
    ring = []
    for qx, qy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for step in range(13):
            a = math.radians(start + step * 7.5)
            ring.append((qx * (w / 2 - corner) + corner * math.cos(a),
                         qy * (d / 2 - corner) + corner * math.sin(a)))
    solid.at(*centre, turn=turn).prism(ring, -thick / 2, thick / 2, finish.plate(),
                                       finish.acrylic_edge())
    thing = solid.build(bevel=0.006)
    thing.visible_shadow = thing.visible_diffuse = False
    return thing
