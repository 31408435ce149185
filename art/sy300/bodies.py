"""The machine as rigid bodies: what is bolted together, and which triangle belongs to which part."""
from bisect import bisect_right

from mathutils.bvhtree import BVHTree

from . import pose


class Body:
    """Parts that move as one, in the frame of the group that carries them."""

    def __init__(self, group):
        self.group, self.points, self.triangles = group, [], []
        self._names, self._starts = [], []

    def add(self, part):
        to_group = self.group.matrix_world.inverted() @ part.matrix_world
        first = len(self.points)
        self._names.append(part.name)
        self._starts.append(len(self.triangles))
        self.points += [to_group @ vertex.co for vertex in part.data.vertices]
        part.data.calc_loop_triangles()
        self.triangles += [tuple(first + i for i in face.vertices) for face in part.data.loop_triangles]

    def tree(self):
        place = self.group.matrix_world
        return BVHTree.FromPolygons([place @ point for point in self.points], self.triangles, all_triangles=True)

    def part_of(self, triangle):
        return self._names[bisect_right(self._starts, triangle) - 1]


def split(root):
    """One body per joint, plus the frame; a part belongs to the nearest joint above it."""
    carriers = {joint.group for joint in pose.joints()}
    bodies = {root.name: Body(root)}
    queue = [(child, root.name) for child in root.children]
    for obj, carrier in queue:
        if obj.name in carriers:
            carrier = obj.name
            bodies[carrier] = Body(obj)
        if obj.type == "MESH":
            bodies[carrier].add(obj)
        queue.extend((child, carrier) for child in obj.children)
    return bodies
