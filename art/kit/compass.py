"""A bearing ring: a graduated circle of brass laid around a mast."""
import math

from . import finish, wires


def ring(solid, centre, radius, fine=5, wide=30):
    """Two hoops with a mark every `fine` degrees between them, longer every `wide`."""
    x, y, z = centre
    inner = radius * .90
    for r, thick in ((radius, .011), (inner, .006)):
        wires.ring((x, y, z + thick * .6), r, thick)
    for bearing in range(0, 360, fine):
        a = math.radians(bearing)
        start = inner * .86 if bearing % wide == 0 else inner + (radius - inner) * .35
        reach = .009 if bearing % wide == 0 else .0045
        solid.tube((x + start * math.cos(a), y + start * math.sin(a), z + .006),
                   (x + radius * math.cos(a), y + radius * math.sin(a), z + .006), reach, finish.brass(), sides=6)
