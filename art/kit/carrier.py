"""The SY300 at model scale, hung in a scene by a name."""
import math

from mathutils import Matrix

from . import finish
from .solid import Solid


def sy300(at, span, turn=0.0, pitch=0.0):
    """Stand-in: a plain flat-six until the real machine is linked."""
    s = Solid('SY300')
    s.place = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
               @ Matrix.Rotation(math.radians(pitch), 4, 'X') @ Matrix.Scale(span, 4))
    ink = finish.ink()
    s.lathe([(.11, 0), (.12, .02), (.12, .06), (.09, .09), (1e-6, .09)], ink, sides=6)
    for k in range(6):
        a = math.radians(30 + 60 * k)
        x, y = .42 * math.cos(a), .42 * math.sin(a)
        s.tube((.1 * math.cos(a), .1 * math.sin(a), .04), (x, y, .05), .014, ink)
        s.lathe([(.03, .03), (.03, .085), (.01, .09)], ink, (x, y, 0), 16)
        b = 1.1 * k + .4
        s.tube((x - .16 * math.cos(b), y - .16 * math.sin(b), .095),
               (x + .16 * math.cos(b), y + .16 * math.sin(b), .095), .008, ink, sides=4)
    s.ball((0, -.06, -.05), .05, ink)
    for x in (-.13, .13):
        s.tube((x * .5, 0, .02), (x, 0, -.2), .01, ink)
        s.tube((x, -.16, -.2), (x, .16, -.2), .01, ink)
    return s.build(bevel=0)
