"""The intruder: a small quadcopter, modelled in card scale, painted in one colour."""
import math

from mathutils import Euler, Matrix, Vector

from . import finish
from .solid import Solid


def quadcopter(at, size, material, tilt=(0, 0, 0), dark=None, foot=None):
    """A quadcopter whose motors are `size` apart across the diagonal.

    Everything takes `material`; `dark`, when given, goes to camera and battery.
    `foot` is where its steel pin stands on the ground.
    """
    solid = Solid('Intruder')
    dark = dark or material
    frame = (Matrix.Translation(at) @ Euler([math.radians(a) for a in tilt]).to_matrix().to_4x4()
             @ Matrix.Scale(size, 4))
    with solid.part(frame=frame):
        _body(solid, material, dark)
        for k in range(4):
            _arm(solid, math.radians(45 + 90 * k), k, material, dark)
        for x in (-.13, .13):
            for y in (-.12, .12):
                solid.tube((x * .7, y * .8, -.03), (x, y, -.20), .010, material, sides=8)
            solid.tube((x, -.19, -.20), (x, .19, -.20), .012, material, sides=8)
    if foot is not None:
        solid.tube(foot, (at[0], at[1], at[2] - .03 * size), .008, finish.steel())
        solid.lathe([(.055, 0), (.055, .016), (.018, .03)], finish.steel(), foot, 20)
    return solid.build(bevel=size * .006)


def _body(solid, material, dark):
    ring = [(-.10, -.17), (.10, -.17), (.13, -.10), (.13, .10), (.10, .17),
            (-.10, .17), (-.13, .10), (-.13, -.10)]
    solid.prism(ring, -.045, .03, material)
    solid.prism([(x * .78, y * .78) for x, y in ring], .03, .065, material)
    solid.box((0, 0, .065), (.10, .22, .035), dark)
    solid.ball((0, -.16, -.07), .045, dark, 16)
    solid.tube((0, -.19, -.07), (0, -.215, -.07), .026, dark)
    for x in (-.06, .06):
        solid.tube((x, .15, .05), (x * 1.3, .19, .19), .006, dark, sides=6)


def _arm(solid, angle, k, material, dark):
    out = Vector((math.cos(angle), math.sin(angle), 0))
    hub, tip = out * .12 + Vector((0, 0, .005)), out * .5 + Vector((0, 0, .02))
    solid.tube(hub, tip, .026, material, .020, sides=10)
    solid.lathe([(.036, -.03), (.05, -.015), (.05, .035), (.036, .05), (.012, .052), (.012, .085)],
                dark, tip, 20)
    _propeller(solid, tip + Vector((0, 0, .075)), 28 + 61 * k, 1 if k % 2 else -1, material)


def _propeller(solid, at, turn, hand, material, span=.27):
    """Two twisted blades with a swept tip."""
    for half in (0, 180):
        with solid.part(at, turn + half):
            points, faces, steps = [], [], 9
            for i in range(steps + 1):
                u = i / steps
                chord = .018 + .042 * math.sin(math.pi * min(1, u * .9 + .12)) ** .8
                twist = math.radians(24 - 15 * u) * hand
                x, sweep = span * (.05 + .95 * u), -.025 * u * u * hand
                for side in (-.5, .5):
                    y = sweep + side * chord * math.cos(twist)
                    z = side * chord * math.sin(twist)
                    points += [(x, y, z + .003), (x, y, z - .003)]
            for i in range(steps):
                a, b = 4 * i, 4 * i + 4
                faces += [(a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1),
                          (a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3)]
            last = 4 * steps
            faces.append((last, last + 1, last + 3, last + 2))
            solid.add(points, faces, material)
    solid.lathe([(.022, -.008), (.022, .008), (.008, .016)], material, at, 14)
