"""Things that stand on a site: fences, roads, aprons, crates, lamps, vehicles."""
import math

from . import finish


def along(path, step):
    """Points every `step` along a polyline, with the heading there in degrees."""
    spots, rest = [], 0.0
    for (ax, ay), (bx, by) in zip(path[:-1], path[1:]):
        length = math.hypot(bx - ax, by - ay)
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        s = rest
        while s <= length:
            spots.append((ax + (bx - ax) * s / length, ay + (by - ay) * s / length, turn))
            s += step
        rest = s - length
    return spots


def fence(solid, path, ground, height=0.16, step=0.16, strands=4, closed=False):
    """Pins with fine wire strands; `ground(x, y)` gives their footing."""
    if closed:
        path = [*path, path[0]]
    spots = along(path, step)
    if closed:
        spots.append(spots[0])
    steel = finish.ink()
    tops = []
    for x, y, _ in spots:
        z = ground(x, y)
        solid.tube((x, y, z - .02), (x, y, z + height), .0065, steel, sides=6)
        tops.append((x, y, z))
    for (ax, ay, az), (bx, by, bz) in zip(tops[:-1], tops[1:]):
        for k in range(strands):
            h = height * (.22 + .76 * k / (strands - 1))
            solid.tube((ax, ay, az + h), (bx, by, bz + h), .0022, finish.steel(), sides=4)


def ribbon(solid, path, width, ground, thick=0.012, material=None, lift=0.0):
    """A strip of card laid along a path; it steps with the sheets below."""
    material = material or finish.road()
    left, right = [], []
    for i, (x, y) in enumerate(path):
        ax, ay = path[max(0, i - 1)]
        bx, by = path[min(len(path) - 1, i + 1)]
        n = math.hypot(bx - ax, by - ay)
        ox, oy = -(by - ay) / n * width / 2, (bx - ax) / n * width / 2
        z = ground(x, y) + thick + lift
        left.append((x + ox, y + oy, z))
        right.append((x - ox, y - oy, z))
    points, faces = [], []
    for a, b in zip(left, right):
        points += [a, b, (a[0], a[1], a[2] - thick - .05), (b[0], b[1], b[2] - thick - .05)]
    for i in range(len(path) - 1):
        a, b = 4 * i, 4 * i + 4
        faces += [(a, a + 1, b + 1, b), (a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1)]
    solid.add(points, faces, material)


def curve(knots, count=80):
    """A smooth path through knots (Catmull-Rom)."""
    pts = [knots[0], *knots, knots[-1]]
    path = []
    for i in range(1, len(pts) - 2):
        p0, p1, p2, p3 = pts[i - 1:i + 3]
        n = max(2, count // (len(knots) - 1))
        for k in range(n):
            t = k / n
            path.append(tuple(
                .5 * (2 * p1[c] + (p2[c] - p0[c]) * t + (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t
                      + (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t ** 3) for c in (0, 1)))
    path.append(tuple(knots[-1]))
    return path


def crate(solid, at, size, turn=0.0, material=None):
    """A transport crate: body, lid line, corner battens."""
    material = material or finish.white()
    w, d, h = size
    with solid.part(at, turn):
        solid.box((0, 0, .014), (w, d, h - .014), material)
        for sx in (-.35, .35):
            solid.box((sx * w, 0, 0), (.03, d * .98, .015), finish.shade())
        b = min(w, d) * .09
        for sx in (-1, 1):
            for sy in (-1, 1):
                solid.box((sx * (w / 2 - b / 2 + .004), sy * (d / 2 - b / 2 + .004), .014), (b, b, h - .01), material)
        for zz in (.02, h - b * .9):
            solid.box((0, 0, zz), (w + .008, d + .008, b * .8), material)


def pad(solid, at, radius, thick=0.03):
    """A round landing pad: a disc, an inlaid ring and a cross bar mark."""
    x, y, z = at
    solid.lathe([(radius, 0), (radius, thick)], finish.white(), at, 72)
    _annulus(solid, (x, y, z + thick), radius * .86, radius * .80, .004, finish.ink())
    for sx in (-.26, .26):
        solid.box((x + sx * radius, y, z + thick), (.09 * radius, .70 * radius, .004), finish.ink())
    solid.box((x, y, z + thick), (.45 * radius, .09 * radius, .004), finish.ink())
    for k in range(12):
        a = math.pi / 6 * k
        solid.lathe([(.022, 0), (.022, .03), (.012, .045)], finish.brass(),
                    (x + radius * .94 * math.cos(a), y + radius * .94 * math.sin(a), z + thick), 12)


def _annulus(solid, at, outer, inner, thick, material, sides=72):
    x, y, z = at
    points, faces = [], []
    for i in range(sides):
        a = 2 * math.pi * i / sides
        c, s = math.cos(a), math.sin(a)
        points += [(x + outer * c, y + outer * s, z + thick), (x + inner * c, y + inner * s, z + thick),
                   (x + outer * c, y + outer * s, z - .01), (x + inner * c, y + inner * s, z - .01)]
    for i in range(sides):
        a, b = 4 * i, 4 * ((i + 1) % sides)
        faces += [(a, b, b + 1, a + 1), (a + 2, b + 2, b, a), (a + 1, b + 1, b + 3, a + 3)]
    solid.add(points, faces, material)


def truck(solid, at, turn=0.0, size=1.0):
    """A small cab-over lorry with a box body."""
    with solid.part(at, turn, size):
        card, ink = finish.white(), finish.ink()
        solid.box((0, 0, .05), (.62, .20, .03), ink)
        solid.box((-.09, 0, .08), (.42, .22, .20), card)
        solid.box((.23, 0, .07), (.16, .21, .16), card)
        solid.box((.295, 0, .145), (.035, .19, .07), ink)
        for x in (-.24, -.10, .22):
            for y in (-.10, .10):
                solid.tube((x, y - .02, .05), (x, y + .02, .05), .05, ink, sides=16)
