"""Threads, wires and rods: round curves of real metal."""
import bpy
from mathutils import Vector

from . import finish


def wire(points, radius=0.012, material=None, smooth=False, name='Wire'):
    """A wire through the points; `smooth` bends it as a spline would."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    curve.use_fill_caps = True
    if smooth:
        curve.resolution_u = 24
        line = curve.splines.new('BEZIER')
        line.bezier_points.add(len(points) - 1)
        for knot, p in zip(line.bezier_points, points):
            knot.co = p
            knot.handle_left_type = knot.handle_right_type = 'AUTO'
    else:
        line = curve.splines.new('POLY')
        line.points.add(len(points) - 1)
        for knot, p in zip(line.points, points):
            knot.co = (*p, 1)
    curve.materials.append(material or finish.brass())
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def ring(centre, radius, thickness=0.012, material=None, name='Ring'):
    """A hoop lying flat."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = thickness
    curve.bevel_resolution = 3
    curve.resolution_u = 32
    line = curve.splines.new('BEZIER')
    line.bezier_points.add(3)
    c = 0.5522847 * radius
    spots = [((1, 0), (0, 1)), ((0, 1), (-1, 0)), ((-1, 0), (0, -1)), ((0, -1), (1, 0))]
    for knot, ((px, py), (tx, ty)) in zip(line.bezier_points, spots):
        at = Vector((px * radius, py * radius, 0))
        knot.co = at
        knot.handle_left = at - Vector((tx * c, ty * c, 0))
        knot.handle_right = at + Vector((tx * c, ty * c, 0))
    line.use_cyclic_u = True
    curve.materials.append(material or finish.brass())
    thing = bpy.data.objects.new(name, curve)
    thing.location = centre
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sag(start, end, drop, count=24):
    """Points of a thread that hangs a little between its ends."""
    a, b = Vector(start), Vector(end)
    points = []
    for k in range(count + 1):
        t = k / count
        p = a.lerp(b, t)
        p.z -= drop * 4 * t * (1 - t)
        points.append(tuple(p))
    return points
