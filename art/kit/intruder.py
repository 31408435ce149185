"""The contact: a small quadcopter, in satin paint of one colour, with the motors, joints and seams that such a machine has."""
import math

from mathutils import Matrix

from . import finish
from .solid import Solid

AROUND = 36                               # facets of the shell's sections
# Shell from nose to tail: (along, half width, height above and below the seam). The nose is at -Y.
SHELL = ((-.300, .020, .012, .012), (-.294, .046, .024, .022), (-.275, .068, .037, .032), (-.240, .086, .049, .040),
         (-.190, .098, .060, .045), (-.120, .104, .070, .048), (-.030, .104, .076, .048), (.070, .100, .074, .047),
         (.150, .092, .066, .045), (.215, .080, .054, .041), (.255, .066, .041, .034), (.278, .046, .028, .024), (.286, .020, .014, .013))
GAP = .0035                               # half of the seam between upper and lower shell
MOTOR = .5                                # from the middle
BLADE = .285
# Of a blade: (share of its length, chord, twist in degrees, rise of the middle line)
BLADE_SECTIONS = ((.07, .016, 4, 0), (.12, .022, 18, 0), (.20, .040, 21, .001), (.32, .046, 17, .001), (.46, .043, 14, .002),
                  (.60, .038, 11, .004), (.74, .032, 9, .006), (.86, .026, 8, .008), (.94, .019, 7, .010), (.985, .011, 7, .011), (1, .004, 7, .011))


def quadcopter(at, size, heading=0.0, foot=None):
    """A quadcopter in level flight whose motors are `size` apart across the diagonal; `heading` in degrees turns its nose, which looks to -Y.

    `foot` is where its pin stands on the ground."""
    solid = Solid('Intruder')
    with solid.part(at, heading, size):
        _body(solid)
        for k, bearing in enumerate((-52, 52, 128, -128)):
            _arm(solid, math.radians(bearing - 90), k)
    if foot is not None:
        solid.tube(foot, (at[0], at[1], at[2] - .04 * size), .0065, finish.ink(), sides=16)       # painted: bare metal so thin would sparkle
        solid.lathe([(.055, 0), (.055, .012), (.050, .016), (.018, .022), (.012, .034)], finish.ink(), foot, 32)
    return solid.build(smooth=42)


def _loft(solid, rings, material, caps=True):
    """Skin over rings of equally many points."""
    n = len(rings[0])
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
             for k in range(len(rings) - 1) for i in range(n)]
    if caps:
        last = (len(rings) - 1) * n
        faces += [tuple(range(n - 1, -1, -1)), tuple(range(last, last + n))]
    solid.add([p for ring in rings for p in ring], faces, material)


def _half(y, wide, high, sign, power=2.6):
    """Section of one shell, its open side on the seam."""
    arc = [math.pi * i / (AROUND // 2) for i in range(AROUND // 2 + 1)]
    ring = []
    for a in arc:
        c, s = math.cos(a), math.sin(a)
        x = wide * math.copysign(abs(c) ** (2 / power), c)
        ring.append((x, y, sign * (GAP + max(high - GAP, .001) * abs(s) ** (2 / power))))
    return ring if sign < 0 else ring[::-1]


def _body(solid):
    paint, dark = finish.paint(), finish.ink()
    for sign, side in ((1, 2), (-1, 3)):
        _loft(solid, [_half(s[0], s[1], s[side], sign) for s in SHELL], paint)
    # What shows in the seam
    core = [[(x * .965, y, z) for x, y, z in ((w, y, -GAP * 1.2), (w, y, GAP * 1.2), (-w, y, GAP * 1.2), (-w, y, -GAP * 1.2))]
            for y, w, _, _ in SHELL]
    _loft(solid, core, dark)
    # The battery's hatch: a lid of its own, let in, with a latch
    lid = _outline(.066, .112, .022)
    with solid.part((0, .055, 0)):
        solid.prism([(x * 1.05, y * 1.03) for x, y in lid], .060, .0745, dark)
        solid.prism(lid, .060, .080, paint)
        solid.prism([(x * .94, y * .965) for x, y in lid], .080, .0825, paint)
        solid.box((0, .088, .0815), (.046, .016, .005), dark)
    for x in (-.052, .052):                       # vents
        for k in range(4):
            solid.box((x, -.150 + .017 * k, .0545 + .0018 * k), (.030, .005, .006), dark, turn=-x * 300)
    # Camera in its fork under the nose
    eye = (0, -.262, -.062)
    solid.tube((-.044, -.240, -.030), (-.040, -.262, -.062), .009, paint, sides=16)
    solid.tube((.044, -.240, -.030), (.040, -.262, -.062), .009, paint, sides=16)
    solid.ball(eye, .032, dark, 28)
    solid.tube((0, -.284, -.064), (0, -.306, -.067), .019, dark, .021, sides=28)
    solid.tube((0, -.3055, -.067), (0, -.3075, -.0672), .014, finish.steel(), sides=24)


def _outline(half_x, half_y, radius):
    """Rectangle with round corners, counter-clockwise."""
    ring = []
    for sx, sy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for k in range(9):
            a = math.radians(start + k * 11.25)
            ring.append((sx * (half_x - radius) + radius * math.cos(a), sy * (half_y - radius) + radius * math.sin(a)))
    return ring


def _arm(solid, angle, k):
    paint, dark, steel = finish.paint(), finish.ink(), finish.steel()
    turn = Matrix.Rotation(angle, 4, 'Z')
    with solid.part(frame=turn):
        # A spar, higher than wide, that thins out towards the motor
        rings = []
        for x, wide, high, z in ((.050, .034, .024, .004), (.120, .030, .021, .008), (.190, .026, .018, .016), (.300, .0215, .0165, .027),
                                 (.410, .0195, .0155, .034), (MOTOR - .030, .0215, .0150, .037)):
            rings.append([(x, wide * math.cos(a), z + high * math.sin(a)) for a in _around(20)])
        _loft(solid, rings, paint)
        # Joint on which the arm folds
        solid.lathe([(.0305, -.026), (.033, -.022), (.033, .026), (.030, .030)], paint, (.150, 0, .012), 32)
        solid.lathe([(.0336, .0005), (.0336, .0035)], dark, (.150, 0, .012), 32)
        solid.lathe([(.014, .030), (.014, .033), (.011, .035)], steel, (.150, 0, .012), 20)
        with solid.part((MOTOR, 0, 0)):
            _motor(solid, paint, dark, steel)
            # A leg below each motor
            solid.tube((0, 0, .012), (.012, 0, -.118), .010, paint, .0065, sides=16)
            solid.ball((.012, 0, -.120), .0085, dark, 14)
            _propeller(solid, (0, 0, .112), 24 + 67 * k, 1 if k % 2 else -1)


def _motor(solid, paint, dark, steel):
    mount = [(.030, .008), (.046, .014), (.050, .022), (.050, .040), (.047, .043)]
    solid.lathe(mount, paint, sides=40)
    solid.lathe([(.040, .043), (.040, .052)], dark, sides=40)                        # windings show in the gap
    bell = [(.0475, .050), (.0490, .052), (.0490, .075), (.0475, .080), (.0420, .085), (.0200, .0875), (.0160, .088)]
    solid.lathe(bell, paint, sides=48)
    for i in range(9):                                                               # openings of the bell
        a = 2 * math.pi * i / 9
        with solid.part((.031 * math.cos(a), .031 * math.sin(a), .0845), math.degrees(a)):
            solid.box((0, 0, 0), (.017, .0075, .0035), dark)
    solid.lathe([(.012, .087), (.012, .104), (.0165, .105), (.0165, .119), (.012, .123), (.005, .125)], dark, sides=28)


def _around(count):
    return [2 * math.pi * k / count for k in range(count)]


def _propeller(solid, at, turn, hand):
    """Two thin blades on a folding hub: a wing's section, twisted, its tip swept and bent up a little."""
    paint, dark = finish.paint(), finish.ink()
    for half in (0, 180):
        with solid.part(at, turn + half):
            rings = []
            for u, chord, twist, rise in BLADE_SECTIONS:
                c, s = math.cos(math.radians(twist * hand)), math.sin(math.radians(twist * hand))
                sweep = -.034 * max(0, u - .35) ** 2 * hand
                ring = []
                for a in _around(16):
                    along, across = .5 * math.cos(a) * chord, .5 * math.sin(a) * (.0022 + .10 * chord)
                    ring.append((BLADE * u, sweep + along * c - across * s, rise + along * s + across * c))
                rings.append(ring)
            _loft(solid, rings, paint)
            solid.lathe([(.0095, -.007), (.0095, .007), (.007, .009)], dark, (BLADE * .085, 0, 0), 18)
