"""Lattice masts, sensor heads, dishes and ground antennas."""
import math

from mathutils import Matrix, Vector

from . import finish


def lattice(solid, at, height, foot=0.34, head=0.12, bays=8, bar=0.012, material=None):
    """A square lattice tower: four legs, horizontals and crossed braces."""
    material = material or finish.ink()
    x0, y0, z0 = at

    def corner(k, z):
        half = (foot + (head - foot) * (z / height) ** 0.85) / 2
        sx, sy = ((1, 1), (-1, 1), (-1, -1), (1, -1))[k % 4]
        return (x0 + sx * half, y0 + sy * half, z0 + z)

    levels = [height * (1 - (1 - k / bays) ** 1.15) for k in range(bays + 1)]
    for k in range(4):
        for low, high in zip(levels[:-1], levels[1:]):
            solid.tube(corner(k, low), corner(k, high), bar, material, sides=8)
            solid.tube(corner(k, low), corner(k + 1, high), bar * .5, material, sides=5)
            solid.tube(corner(k + 1, low), corner(k, high), bar * .5, material, sides=5)
            solid.tube(corner(k, high), corner(k + 1, high), bar * .6, material, sides=5)
        x, y, z = corner(k, 0)
        solid.box((x, y, z), (.09, .09, .03), finish.white())
    return z0 + height


def sensor_head(solid, at, size=1.0):
    """Radar panels on four sides, an optical turret, direction-finding whips."""
    x, y, z = at
    ink, steel, s = finish.ink(), finish.steel(), size
    solid.lathe([(.15 * s, 0), (.15 * s, .025 * s), (.06 * s, .035 * s), (.06 * s, .08 * s)],
                ink, (x, y, z), 28)
    for k in range(4):
        frame = (Matrix.Translation((x, y, z + .20 * s))
                 @ Matrix.Rotation(math.pi / 2 * k + math.pi / 4, 4, 'Z')
                 @ Matrix.Translation((.135 * s, 0, 0)) @ Matrix.Rotation(math.radians(-9), 4, 'Y'))
        with solid.part(frame=frame):
            solid.box((0, 0, -.12 * s), (.032 * s, .19 * s, .24 * s), ink)
            solid.box((.017 * s, 0, -.105 * s), (.006 * s, .165 * s, .21 * s), finish.radome())
            for i in range(5):
                solid.box((.020 * s, 0, (-.10 + .042 * i) * s), (.004 * s, .16 * s, .006 * s), ink)
    solid.tube((x, y, z + .06 * s), (x, y, z + .40 * s), .035 * s, ink)
    solid.lathe([(.13 * s, .335 * s), (.13 * s, .355 * s)], ink, (x, y, z), 28)
    for k in range(5):
        a = 2 * math.pi * k / 5 + .3
        foot = Vector((x + .11 * s * math.cos(a), y + .11 * s * math.sin(a), z + .355 * s))
        solid.tube(foot, foot + Vector((0, 0, .18 * s)), .007 * s, ink, sides=6)
    solid.tube((x, y, z + .38 * s), (x, y, z + .47 * s), .03 * s, ink)
    solid.ball((x, y, z + .52 * s), .072 * s, ink, 24)
    solid.tube((x, y - .05 * s, z + .525 * s), (x, y - .078 * s, z + .525 * s), .034 * s, steel)
    solid.tube((x, y, z + .58 * s), (x, y, z + .86 * s), .006 * s, ink, sides=6)
    return (x, y, z + .52 * s)


def dish(solid, at, radius, aim=(0, -1, .5), material=None):
    """A parabolic dish on a post, with feed and struts."""
    material = material or finish.white()
    x, y, z = at
    post = radius * 1.1
    solid.tube((x, y, z), (x, y, z + post), radius * .09, finish.ink())
    frame = (Matrix.Translation((x, y, z + post))
             @ Vector(aim).to_track_quat('Z', 'Y').to_matrix().to_4x4())
    with solid.part(frame=frame):
        profile = [(radius * t / 8 + 1e-6, radius * .32 * (t / 8) ** 2 + .02) for t in range(9)]
        back = [(r, h - .016) for r, h in reversed(profile)]
        solid.lathe([*back[::-1], *profile[::-1]], material, sides=36)
        tip = (0, 0, radius * .85)
        for k in range(3):
            a = 2 * math.pi * k / 3
            solid.tube((radius * .8 * math.cos(a), radius * .8 * math.sin(a), radius * .22), tip,
                       radius * .02, finish.ink(), sides=5)
        solid.ball(tip, radius * .08, finish.ink(), 10)


def receiver(solid, at, size=1.0, ink=None, trim=None):
    """A survey receiver: choke-ring antenna on a tripod."""
    ink, trim = ink or finish.ink(), trim or finish.brass()
    x, y, z = at
    s = size
    for k in range(3):
        a = 2 * math.pi * k / 3 + .5
        foot = (x + .26 * s * math.cos(a), y + .26 * s * math.sin(a), z)
        solid.tube(foot, (x, y, z + .52 * s), .016 * s, ink, .02 * s, sides=20)
    solid.lathe([(.07 * s, .50 * s), (.07 * s, .55 * s), (.03 * s, .56 * s), (.03 * s, .64 * s)],
                trim, (x, y, z), 72)
    solid.lathe([(.10 * s, .64 * s), (.24 * s, .66 * s), (.24 * s, .73 * s), (.215 * s, .73 * s),
                 (.215 * s, .68 * s), (.185 * s, .68 * s), (.185 * s, .73 * s), (.16 * s, .73 * s),
                 (.16 * s, .68 * s), (.12 * s, .68 * s), (.12 * s, .72 * s), (.10 * s, .78 * s),
                 (.05 * s, .81 * s), (1e-6, .82 * s)], ink, (x, y, z), 96)
    return (x, y, z + .82 * s)
