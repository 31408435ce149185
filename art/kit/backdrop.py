"""The seamless backdrop: the page's own paper behind the model."""
import math

import bpy

from studio import materials

from . import grade


def hang(floor, depth=30.0, width=160.0, radius=16.0):
    """A roll of paper: table top and wall in one sweep behind the model."""
    steps = 32
    profile = [(-80.0, 0.0)]
    profile += [(depth - radius + radius * math.sin(math.pi / 2 * k / steps),
                 radius - radius * math.cos(math.pi / 2 * k / steps)) for k in range(steps + 1)]
    profile.append((depth, 90.0))
    points, faces = [], []
    for y, z in profile:
        points += [(-width / 2, y, floor + z), (width / 2, y, floor + z)]
    for k in range(len(profile) - 1):
        faces.append((2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2))
    mesh = bpy.data.meshes.new('Backdrop')
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(materials.make('backdrop', (0.64, 0.63, 0.60, 1), 0.9, finish=_paper))
    thing = bpy.data.objects.new('Backdrop', mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _paper(g):
    """The camera sees the page's paper, flat, so that no side of the frame shows against the page;
    the model sees a matt white sheet."""
    seen = g.node('Emission', {'Color': (*grade.PAPER, 1)}).outputs[0]
    direct = g.node('LightPath').outputs['Is Camera Ray']
    mix = g.node('MixShader', {0: direct, 1: g.bsdf.outputs[0], 2: seen}).outputs[0]
    g.feed(g.tree.nodes['Material Output'].inputs['Surface'], mix)
