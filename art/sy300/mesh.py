"""Mesh building blocks: bevelled boxes, lathed parts, tubes, plates, lofts. No operators, no booleans.

Each function returns mesh data; `put()` makes the object. Facet counts follow `detail()`.
Equal keys share one mesh, so that six motors cost one.
"""
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

_state = {"detail": 1.0}


def set_detail(value):
    """1.0 for pictures; about 0.4 for the glTF."""
    _state["detail"] = value


def detail():
    return _state["detail"]


def facets(count, least=6):
    return max(least, int(round(count * _state["detail"] / 2)) * 2)


def bevel_steps(count=2):
    return count if _state["detail"] > 0.6 else 1


def shared(key, build):
    """The mesh called `key`, built on first use."""
    return bpy.data.meshes.get(key) or build(key)


def put(name, mesh, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Object with weighted normals: flat faces stay flat, bevels roll smoothly. Never scaled: a mirrored
    part would be left-handed in a 3D view."""
    obj = bpy.data.objects.new(name, mesh)
    if material is not None and not mesh.materials:
        mesh.materials.append(material)
    if material is not None and mesh.materials[0] != material:
        obj.material_slots[0].link = "OBJECT"
        obj.material_slots[0].material = material
    obj.location, obj.rotation_euler = at, turn
    obj.parent = parent
    bpy.context.scene.collection.objects.link(obj)
    if len(mesh.polygons) > 4:
        modifier = obj.modifiers.new("normals", "WEIGHTED_NORMAL")
        modifier.mode = "FACE_AREA"
    return obj


def group(name, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    obj = bpy.data.objects.new(name, None)
    obj.empty_display_size = 0.02
    obj.location, obj.rotation_euler, obj.parent = at, turn, parent
    bpy.context.scene.collection.objects.link(obj)
    return obj


def finish(key, bm, bevel=0.0, steps=2, angle=0.6):
    """Bevel sharp edges, shade smooth, store."""
    if bevel > 0:
        sharp = [e for e in bm.edges if e.is_manifold and e.calc_face_angle(0) > angle]
        bmesh.ops.bevel(bm, geom=sharp, offset=bevel, segments=bevel_steps(steps), profile=0.5,
                        affect="EDGES", clamp_overlap=True)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(key)
    bm.to_mesh(mesh)
    bm.free()
    return smooth(mesh)


def smooth(mesh):
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, pi
    return mesh


def box(key, size, bevel=0.0012, steps=2, taper=None):
    """Bevelled block centred on the origin; taper=(x, y) scales the top face."""
    def build(name):
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1.0, matrix=Matrix.Diagonal((*size, 1)))
        if taper:
            for v in bm.verts:
                if v.co.z > 0:
                    v.co.x *= taper[0]
                    v.co.y *= taper[1]
        return finish(name, bm, bevel, steps)
    return shared(key, build)


def _fillet(profile, arc):
    """Round the corners of an (r, z[, radius]) polyline."""
    out = []
    for i, point in enumerate(profile):
        radius = point[2] if len(point) > 2 else 0
        here = Vector(point[:2])
        if not radius or not arc or i in (0, len(profile) - 1):
            out.append(here)
            continue
        a, b = Vector(profile[i - 1][:2]) - here, Vector(profile[i + 1][:2]) - here
        cut = min(radius, a.length * 0.49, b.length * 0.49)
        start, end = here + a.normalized() * cut, here + b.normalized() * cut
        for k in range(arc + 1):
            t = k / arc
            out.append(start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t * t)
    return out


def lathe(key, profile, segments=48, arc=3, closed=False):
    """Revolve (r, z[, fillet]) around Z. r = 0 closes an end to a point."""
    def build(name):
        points = _fillet(profile, arc if detail() > 0.6 else 0)   # far away, corners stay plain
        n = facets(segments, 8 if segments > 20 else 6)
        bm = bmesh.new()
        rings = []
        for r, z in points:
            if r < 1e-6:
                rings.append([bm.verts.new((0, 0, z))])
            else:
                rings.append([bm.verts.new((r * cos(2 * pi * i / n), r * sin(2 * pi * i / n), z)) for i in range(n)])
        pairs = list(zip(rings, rings[1:])) + ([(rings[-1], rings[0])] if closed else [])
        for lower, upper in pairs:
            for i in range(n):
                j = (i + 1) % n
                corners = [lower[i % len(lower)], lower[j % len(lower)], upper[j % len(upper)], upper[i % len(upper)]]
                unique = list(dict.fromkeys(corners))
                if len(unique) > 2:
                    bm.faces.new(unique)
        return finish(name, bm)
    return shared(key, build)


def sweep(key, path, section, closed_section=True, caps=True, uv_scale=None):
    """Loft a 2D section along 3D points with a frame that does not twist."""
    def build(name):
        points = [Vector(p) for p in path]
        bm = bmesh.new()
        layer = bm.loops.layers.uv.new("UVMap")
        up = Vector((0, 0, 1))
        rings, lengths, length = [], [], 0.0
        for i, point in enumerate(points):
            ahead = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
            ahead.normalize()
            if abs(ahead.dot(up)) > 0.98:
                up = Vector((0, 1, 0)) if abs(ahead.y) < 0.9 else Vector((1, 0, 0))
            side = ahead.cross(up).normalized()
            up = side.cross(ahead).normalized()
            length += (point - points[i - 1]).length if i else 0
            lengths.append(length)
            rings.append([bm.verts.new(point + side * x + up * y) for x, y in section])
        n = len(section)
        around = [0.0]
        for i in range(n):
            around.append(around[-1] + (Vector(section[(i + 1) % n]) - Vector(section[i])).length)
        for k, (a, b) in enumerate(zip(rings, rings[1:])):
            for i in range(n):
                j = (i + 1) % n
                face = bm.faces.new([a[i], a[j], b[j], b[i]])
                for loop, uv in zip(face.loops, ((i, k), (i + 1, k), (i + 1, k + 1), (i, k + 1))):
                    loop[layer].uv = (around[uv[0]], lengths[uv[1]])
        if caps:
            bm.faces.new(rings[0][::-1])
            bm.faces.new(rings[-1])
        return finish(name, bm)
    return shared(key, build)


def circle(radius, segments=20):
    n = facets(segments, 8)
    return [(radius * cos(2 * pi * i / n), radius * sin(2 * pi * i / n)) for i in range(n)]


def slab(width, height, radius, corner=4):
    """Rounded rectangle as a section for sweep() or an outline for plate()."""
    steps = max(1, round(corner * min(1.0, detail() * 1.2)))
    out = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 0.5), (-1, -1, 1), (1, -1, 1.5)):
        for k in range(steps + 1):
            a = pi * (start + 0.5 * k / steps)
            out.append((cx * (width / 2 - radius) + radius * cos(a), cy * (height / 2 - radius) + radius * sin(a)))
    return out


def arc_path(points, radius, steps=6):
    """3D polyline with rounded corners."""
    pts = [Vector(p) for p in points]
    count = max(2, round(steps * min(1.0, detail() * 1.2)))
    out = [pts[0]]
    for a, b, c in zip(pts, pts[1:], pts[2:]):
        cut = min(radius, (a - b).length * 0.49, (c - b).length * 0.49)
        start, end = b + (a - b).normalized() * cut, b + (c - b).normalized() * cut
        out += [start * (1 - t) ** 2 + b * 2 * t * (1 - t) + end * t * t for t in (k / count for k in range(count + 1))]
    return out + [pts[-1]]


def plate(key, outline, thickness, holes=(), bevel=0.0005):
    """Flat part cut from sheet, with holes and rounded edges; UVs are its XY in metres, turned 45 degrees."""
    def build(name):
        curve = bpy.data.curves.new(name + "_cut", "CURVE")
        curve.dimensions, curve.fill_mode = "2D", "BOTH"
        curve.extrude = max(thickness / 2 - bevel, 1e-5)
        curve.bevel_depth, curve.bevel_resolution = bevel, (1 if detail() > 0.6 else 0)
        curve.offset = -bevel
        for ring in (outline, *holes):
            spline = curve.splines.new("POLY")
            spline.points.add(len(ring) - 1)
            spline.points.foreach_set("co", [c for x, y in ring for c in (x, y, 0, 1)])
            spline.use_cyclic_u = True
        obj = bpy.data.objects.new(name + "_cut", curve)
        mesh = bpy.data.meshes.new_from_object(obj)
        mesh.name = name
        bpy.data.objects.remove(obj)
        bpy.data.curves.remove(curve)
        mesh.materials.clear()
        layer = mesh.uv_layers.new(name="UVMap") if not mesh.uv_layers else mesh.uv_layers[0]
        for loop in mesh.loops:
            x, y, _ = mesh.vertices[loop.vertex_index].co
            layer.data[loop.index].uv = ((x + y) * 0.7071, (x - y) * 0.7071)
        bm = bmesh.new()
        bm.from_mesh(mesh)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
        bm.to_mesh(mesh)
        bm.free()
        return smooth(mesh)
    return shared(key, build)


def ring_points(radius, count=24, center=(0, 0), start=0.0, end=2 * pi, closed=True):
    n = facets(count, 8) if closed else max(2, round(count * min(1, detail() * 1.2)))
    steps = n if closed else n - 1
    return [(center[0] + radius * cos(start + (end - start) * i / steps),
             center[1] + radius * sin(start + (end - start) * i / steps)) for i in range(n)]
