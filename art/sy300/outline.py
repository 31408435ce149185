"""Flat outlines for plates cut from sheet."""
from math import cos, pi, sin

from mathutils import Vector

from . import dimensions as D
from . import mesh


def rounded(points, radius, steps=5):
    """Closed polygon with every corner rounded."""
    pts = [Vector(p) for p in points]
    count = max(1, round(steps * min(1.0, mesh.detail() * 1.2)))
    out = []
    for i, b in enumerate(pts):
        a, c = pts[i - 1], pts[(i + 1) % len(pts)]
        cut = min(radius, (a - b).length * 0.45, (c - b).length * 0.45)
        start, end = b + (a - b).normalized() * cut, b + (c - b).normalized() * cut
        out += [tuple(start * (1 - t) ** 2 + b * 2 * t * (1 - t) + end * t * t)
                for t in (k / count for k in range(count + 1))]
    return out


def hub():
    """Six lugs that hold the booms, joined by shallow waists."""
    points = []
    for number in sorted(D.ARMS, key=D.arm_heading):
        a = D.arm_heading(number)
        d, n = Vector((cos(a), sin(a))), Vector((-sin(a), cos(a)))
        w = D.LUG_WIDTH / 2
        points += [d * (D.PLATE_RADIUS - 0.034) - n * (w + 0.004), d * D.PLATE_RADIUS - n * (w - 0.006),
                   d * D.PLATE_RADIUS + n * (w - 0.006), d * (D.PLATE_RADIUS - 0.034) + n * (w + 0.004)]
        m = a + pi / 6
        points.append(Vector((cos(m), sin(m))) * D.PLATE_WAIST)
    return rounded([tuple(p) for p in points], 0.011)


def arc_slot(radius, width, angle, half):
    """Curved slot around the centre: lightening hole."""
    steps = 8 if mesh.detail() > 0.6 else 4
    outer = [(angle - half + 2 * half * k / steps) for k in range(steps + 1)]
    ring = [((radius + width / 2) * cos(a), (radius + width / 2) * sin(a)) for a in outer]
    ring += [((radius - width / 2) * cos(a), (radius - width / 2) * sin(a)) for a in reversed(outer)]
    return ring


