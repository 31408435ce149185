"""Lettering drawn with a stroke of even width, like an engraving machine; wraps onto any surface.

text(key, "SY300", height, mapper) -> mesh; mapper(x, y) gives the point in 3D for a flat x, y.
"""
from math import cos, pi, sin

import bmesh
from mathutils import Vector

from . import mesh


def _arc(cx, cy, rx, ry, start, end, steps=10):
    return [(cx + rx * cos(pi * (start + (end - start) * i / steps) / 180),
             cy + ry * sin(pi * (start + (end - start) * i / steps) / 180)) for i in range(steps + 1)]


# Strokes on a field 0.56 wide and 1 high
_GLYPHS = {
    "S": [_arc(0.28, 0.74, 0.28, 0.26, 20, 270) + _arc(0.28, 0.25, 0.28, 0.25, 90, -160)[1:]],
    "Y": [[(0, 1), (0.28, 0.5), (0.56, 1)], [(0.28, 0.5), (0.28, 0)]],
    "F": [[(0.5, 1), (0, 1), (0, 0)], [(0, 0.52), (0.42, 0.52)]],
    "O": [_arc(0.28, 0.5, 0.28, 0.5, 90, 450, 20)],
    "P": [[(0, 0), (0, 1), (0.28, 1)] + _arc(0.28, 0.74, 0.27, 0.26, 90, -90)[1:] + [(0, 0.48)]],
    "R": [[(0, 0), (0, 1), (0.28, 1)] + _arc(0.28, 0.75, 0.26, 0.25, 90, -90)[1:] + [(0, 0.5)], [(0.3, 0.5), (0.56, 0)]],
    "0": [_arc(0.28, 0.72, 0.28, 0.28, 0, 180) + _arc(0.28, 0.28, 0.28, 0.28, 180, 360) + [(0.56, 0.72)]],
    "1": [[(0.1, 0.82), (0.32, 1), (0.32, 0)]],
    "2": [_arc(0.28, 0.74, 0.27, 0.26, 170, -30) + [(0, 0), (0.56, 0)]],
    "3": [_arc(0.26, 0.755, 0.26, 0.245, 160, -90) + _arc(0.26, 0.255, 0.29, 0.255, 90, -160)[1:]],
    "4": [[(0.42, 0), (0.42, 1), (0, 0.28), (0.56, 0.28)]],
    "5": [[(0.52, 1), (0.06, 1), (0.03, 0.56)] + _arc(0.27, 0.31, 0.29, 0.31, 120, -150)],
    "6": [_arc(0.28, 0.3, 0.28, 0.3, 180, 540, 18), _arc(0.42, 0.3, 0.42, 0.7, 180, 105)],
    "-": [[(0.08, 0.48), (0.48, 0.48)]],
    "|": [[(0.28, -0.1), (0.28, 1.1)]],
    " ": [],
}
_ADVANCE = 0.80


def width(string):
    return (len(string) - 1) * _ADVANCE + 0.56


def _ribbon(bm, points, stroke, mapper, finest):
    dense = []
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        n = max(1, int((b - a).length / finest))
        dense += [a.lerp(b, i / n) for i in range(n)]
    dense.append(Vector(points[-1]))
    sides = []
    for i, p in enumerate(dense):
        d = (dense[min(i + 1, len(dense) - 1)] - dense[max(i - 1, 0)]).normalized()
        n = Vector((-d.y, d.x)) * stroke / 2
        sides.append([bm.verts.new(mapper(*(p + n))), bm.verts.new(mapper(*(p - n)))])
    for (a, b), (c, d) in zip(sides, sides[1:]):
        bm.faces.new([a, b, d, c])


def text(key, string, height, mapper, stroke=0.15, align=0.5):
    """Lettering `height` metres tall, its anchor (align 0 left .. 1 right, mid height) at mapper(0, 0)."""
    def build(name):
        bm = bmesh.new()
        left = -width(string) * align
        finest = 0.22 if mesh.detail() > 0.6 else 1.0
        for i, letter in enumerate(string):
            for line in _GLYPHS[letter]:
                points = [(left + i * _ADVANCE + x, y - 0.5) for x, y in line]
                if mesh.detail() <= 0.6 and len(points) > 8:
                    points = points[::3] + [points[-1]]
                _ribbon(bm, points, stroke, lambda x, y: mapper(x * height, y * height), finest)
        return mesh.finish(name, bm)
    return mesh.shared(key, build)


def stripe(key, points, stroke, mapper, finest=0.006):
    """A line of even width laid onto a surface."""
    def build(name):
        bm = bmesh.new()
        _ribbon(bm, points, stroke, mapper, finest)
        return mesh.finish(name, bm)
    return mesh.shared(key, build)


def around_tube(radius, lift=0.00025):
    """Mapper for a tube along X: x runs along it, y around it, centred on top."""
    r = radius + lift
    return lambda x, y: Vector((x, r * sin(y / r), r * cos(y / r)))
