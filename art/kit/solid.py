"""A small mesh builder: collect boxes, tubes and prisms, bake them as one object."""
import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector


class Solid:
    """Collects faces of several materials; `build` turns them into an object.

    Coordinates pass through `self.place`, so a part can be written around its
    own origin and set down anywhere.
    """

    def __init__(self, name):
        self.name = name
        self.verts, self.faces, self.slots = [], [], []
        self.materials = []
        self.place = Matrix()

    def at(self, x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0):
        """Sets where the following parts go; `turn` is in degrees about z."""
        self.place = (Matrix.Translation((x, y, z))
                      @ Matrix.Rotation(math.radians(turn), 4, 'Z')
                      @ Matrix.Scale(scale, 4))
        return self

    @contextmanager
    def part(self, at=(0, 0, 0), turn=0.0, scale=1.0, frame=None):
        """Parts inside the `with` are written around their own origin.

        `frame`, a matrix, takes the place of at, turn and scale.
        """
        keep = self.place
        if frame is None:
            frame = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
                     @ Matrix.Scale(scale, 4))
        self.place = keep @ frame
        yield self
        self.place = keep

    def _slot(self, material):
        if material not in self.materials:
            self.materials.append(material)
        return self.materials.index(material)

    def add(self, points, faces, material):
        base = len(self.verts)
        self.verts.extend(tuple(self.place @ Vector(p)) for p in points)
        slot = self._slot(material)
        for face in faces:
            self.faces.append([base + i for i in face])
            self.slots.append(slot)

    def box(self, centre, size, material, turn=0.0):
        """A box standing on `centre` (z is its underside)."""
        cx, cy, z0 = centre
        w, d, h = size
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        ring = [(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)]
        ring = [(cx + x * c - y * s, cy + x * s + y * c) for x, y in ring]
        self.prism(ring, z0, z0 + h, material)

    def prism(self, ring, z0, z1, material, edge=None):
        """Extrudes a counter-clockwise ring of (x, y); `edge` is for its sides."""
        n = len(ring)
        points = [(x, y, z0) for x, y in ring] + [(x, y, z1) for x, y in ring]
        ends = [list(range(n - 1, -1, -1)), list(range(n, 2 * n))]
        sides = [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)]
        if edge is None:
            self.add(points, ends + sides, material)
        else:
            self.add(points, ends, material)
            base = len(self.verts) - 2 * n
            self.faces.extend([base + i for i in side] for side in sides)
            self.slots.extend([self._slot(edge)] * n)

    def tube(self, start, end, radius, material, end_radius=None, sides=10):
        """A straight round bar with closed ends."""
        a, b = Vector(start), Vector(end)
        axis = b - a
        if axis.length < 1e-9:
            return
        turn = axis.to_track_quat('Z', 'Y')
        rim = [(math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides))
               for i in range(sides)]
        end_radius = radius if end_radius is None else end_radius
        points = [a + turn @ Vector((x * radius, y * radius, 0)) for x, y in rim]
        points += [b + turn @ Vector((x * end_radius, y * end_radius, 0)) for x, y in rim]
        n = sides
        faces = [list(range(n - 1, -1, -1)), list(range(n, 2 * n))]
        faces += [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)]
        self.add(points, faces, material)

    def lathe(self, profile, material, centre=(0, 0, 0), sides=32, closed=True):
        """Turns a profile of (radius, z) about the vertical through `centre`;
        `closed` caps ends that do not reach the axis."""
        cx, cy, cz = centre
        points, faces = [], []
        for r, z in profile:
            for i in range(sides):
                a = 2 * math.pi * i / sides
                points.append((cx + r * math.cos(a), cy + r * math.sin(a), cz + z))
        for k in range(len(profile) - 1):
            for i in range(sides):
                j = (i + 1) % sides
                faces.append([k * sides + i, k * sides + j,
                              (k + 1) * sides + j, (k + 1) * sides + i])
        last = (len(profile) - 1) * sides
        if closed and profile[0][0] > 1e-6:
            faces.append(list(range(sides - 1, -1, -1)))
        if closed and profile[-1][0] > 1e-6:
            faces.append([last + i for i in range(sides)])
        self.add(points, faces, material)

    def ball(self, centre, radius, material, sides=16, flatten=1.0):
        rings = max(4, sides // 2)
        profile = [(radius * math.sin(math.pi * k / rings) if 0 < k < rings else 1e-7,
                    -radius * flatten * math.cos(math.pi * k / rings))
                   for k in range(rings + 1)]
        self.lathe(profile, material, centre, sides)

    def build(self, bevel=0.0, smooth=35.0):
        mesh = bpy.data.meshes.new(self.name)
        mesh.from_pydata(self.verts, [], self.faces)
        for material in self.materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self.slots)
        mesh.polygons.foreach_set('use_smooth', [True] * len(self.faces))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(smooth)
        mesh.update()
        thing = bpy.data.objects.new(self.name, mesh)
        bpy.context.scene.collection.objects.link(thing)
        if bevel:
            modifier = thing.modifiers.new('Edge', 'BEVEL')
            modifier.width = bevel
            modifier.segments = 1
            modifier.limit_method = 'ANGLE'
            modifier.angle_limit = math.radians(50)
            modifier.harden_normals = True
        return thing
