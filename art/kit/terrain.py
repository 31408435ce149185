"""Contour terrain: a height function cut into stacked sheets of card.

Every sheet is the region above its level, traced with marching squares so its
rim is a smooth curve, and is extruded by one sheet's thickness. Faces of the
sheet and its laser-cut rim carry different materials.
"""
import math

import bpy
import numpy as np


def between(near_left, far_right):
    """Size and centre of the block between two corners."""
    sides = list(zip(near_left, far_right))
    return tuple(b - a for a, b in sides), tuple((a + b) / 2 for a, b in sides)


class Terrain:
    """The model's landscape; `ground(x, y)` answers where things stand."""

    def __init__(self, height, size=(12.0, 9.0), centre=(0.0, 0.0), sheet=0.06, lowest=0.0,
                 cell=0.04):
        self.height, self.size, self.centre = height, size, centre
        self.sheet, self.lowest = sheet, lowest
        nx, ny = int(round(size[0] / cell)), int(round(size[1] / cell))
        self.xs = centre[0] + np.linspace(-size[0] / 2, size[0] / 2, nx + 1)
        self.ys = centre[1] + np.linspace(-size[1] / 2, size[1] / 2, ny + 1)
        grid_x, grid_y = np.meshgrid(self.xs, self.ys, indexing='ij')
        # A level that passes exactly through a grid point would make a
        # zero-length edge: the small offset keeps the tracing regular.
        self.field = np.maximum(height(grid_x, grid_y), lowest + 1e-4) + 1.7e-5

    def level(self, k):
        return self.lowest + k * self.sheet

    def ground(self, x, y):
        """Top of the uppermost sheet at one point."""
        h = float(np.maximum(self.height(np.array([float(x)]), np.array([float(y)]))[0],
                             self.lowest + 1e-4))
        return self.level(math.floor((h - self.lowest) / self.sheet))

    def slope(self, x, y, reach=0.15):
        a = np.array([x - reach, x + reach, x, x])
        b = np.array([y, y, y - reach, y + reach])
        h = self.height(a, b)
        return math.hypot(h[1] - h[0], h[3] - h[2]) / (2 * reach)

    def inside(self, x, y, margin=0.0):
        return (abs(x - self.centre[0]) < self.size[0] / 2 - margin
                and abs(y - self.centre[1]) < self.size[1] / 2 - margin)

    def build(self, face, rim, side=None, name='Terrain', seed=3):
        """Makes the object: `face` on the sheets, `rim` on their cut edges,
        `side` on the four sawn sides of the block."""
        self._points, self._faces, self._slots, self._tone = [], [], [], []
        count = int(math.ceil((self.field.max() - self.lowest) / self.sheet))
        dice = np.random.default_rng(seed)
        for k in range(count):
            self._tone_now = float(dice.uniform(-1, 1))
            self._shift = dice.uniform(-0.006, 0.006, 2)
            self._sheet(k)
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self._points, [], self._faces)
        for material in (face, rim, side or rim):
            mesh.materials.append(material)
        slots = np.array(self._slots, dtype=np.int32)
        mesh.polygons.foreach_set('material_index', slots)
        mesh.polygons.foreach_set('use_smooth', slots == 1)
        # The sheets differ a little in tone, as card from several packs does.
        tone = mesh.attributes.new('tone', 'FLOAT', 'POINT')
        tone.data.foreach_set('value', np.array(self._tone, dtype=np.float32))
        mesh.update()
        thing = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(thing)
        return thing

    # -- one sheet -----------------------------------------------------------

    def _put(self, x, y, z):
        # The sheets are never stacked perfectly flush: a hair of offset.
        self._points.append((x + self._shift[0], y + self._shift[1], z))
        self._tone.append(self._tone_now)
        return len(self._points) - 1

    def _face(self, points, slot):
        self._faces.append(points)
        self._slots.append(slot)

    def _sheet(self, k):
        level, top = self.level(k), self.level(k)
        under = top - self.sheet
        f = self.field
        above = f >= level
        corners = (above[:-1, :-1].astype(int) + above[1:, :-1]
                   + above[1:, 1:] + above[:-1, 1:])
        lowest_corner = np.minimum(np.minimum(f[:-1, :-1], f[1:, :-1]),
                                   np.minimum(f[1:, 1:], f[:-1, 1:]))
        # Cells deep under the next sheets are never seen.
        seen = lowest_corner < level + self.sheet * 1.6
        grid = {}

        def node(i, j):
            key = (i, j)
            if key not in grid:
                grid[key] = self._put(self.xs[i], self.ys[j], top)
            return grid[key]

        for i, j in np.argwhere((corners == 4) & seen):
            self._face((node(i, j), node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)), 0)
        self._rim(k, above, np.argwhere((corners > 0) & (corners < 4)), top, under, node)
        self._sides(above, top, under, level)

    def _cross(self, a, b, level):
        """Where the contour crosses the grid edge from node a to node b."""
        fa, fb = self.field[a], self.field[b]
        t = (level - fa) / (fb - fa)
        return (self.xs[a[0]] + t * (self.xs[b[0]] - self.xs[a[0]]),
                self.ys[a[1]] + t * (self.ys[b[1]] - self.ys[a[1]]))

    def _rim(self, k, above, cells, top, under, node):
        level, walls = self.level(k), {}

        def wall(a, b):
            key = (a, b) if a < b else (b, a)
            if key not in walls:
                x, y = self._cross(key[0], key[1], level)
                walls[key] = (self._put(x, y, top), self._put(x, y, under),
                              self._put(x, y, top))
            return walls[key]

        for i, j in cells:
            ring = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            outline, cuts = [], []
            for n in range(4):
                a, b = ring[n], ring[(n + 1) % 4]
                if above[a]:
                    outline.append(node(*a))
                if above[a] != above[b]:
                    w = wall(a, b)
                    outline.append(w[0])
                    cuts.append((w, above[a]))
            if len(outline) >= 3:
                self._face(tuple(outline), 0)
            for n in range(len(cuts)):
                leave, back = cuts[n], cuts[(n + 1) % len(cuts)]
                if leave[1] and not back[1]:
                    a, b = leave[0], back[0]
                    self._face((a[2], a[1], b[1], b[2]), 1)

    def _sides(self, above, top, under, level):
        """The sawn sides, where the block was cut to its base board."""
        last_i, last_j = len(self.xs) - 1, len(self.ys) - 1
        runs = [([(i, 0) for i in range(last_i + 1)], False),
                ([(i, last_j) for i in range(last_i + 1)], True),
                ([(0, j) for j in range(last_j + 1)], True),
                ([(last_i, j) for j in range(last_j + 1)], False)]
        for nodes, flip in runs:
            for a, b in zip(nodes[:-1], nodes[1:]):
                if not (above[a] or above[b]):
                    continue
                ends = []
                for p, q in ((a, b), (b, a)):
                    ends.append((self.xs[p[0]], self.ys[p[1]]) if above[p]
                                else self._cross(min(p, q), max(p, q), level))
                (ax, ay), (bx, by) = ends
                quad = [self._put(ax, ay, under), self._put(bx, by, under),
                        self._put(bx, by, top), self._put(ax, ay, top)]
                self._face(tuple(reversed(quad)) if flip else tuple(quad), 2)
