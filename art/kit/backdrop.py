"""The seamless backdrop: the page's own paper behind the model."""
import math

import bpy

from studio import materials

from . import grade


SHADE_REACH, SHADE_DEPTH = .5, .8         # of the soft shade where the board touches the paper


def hang(floor, depth=30.0, width=160.0, radius=16.0, shaded=False):
    """A roll of paper: table top and wall in one sweep behind the model.

    `shaded`: the camera sees the soft shade around the board, for a model whose sides stand in the picture.
    """
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
    mesh.materials.append(materials.make('backdrop', (0.64, 0.63, 0.60, 1), 0.9, finish=_shaded_paper if shaded else _paper))
    thing = bpy.data.objects.new('Backdrop', mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _paper(g, strength=1.0):
    """The camera sees the page's paper, flat, so that no side of the frame shows against the page;
    the model sees a matt white sheet."""
    seen = g.node('Emission', {'Color': (*grade.PAPER, 1), 'Strength': strength}).outputs[0]
    direct = g.node('LightPath').outputs['Is Camera Ray']
    mix = g.node('MixShader', {0: direct, 1: g.bsdf.outputs[0], 2: seen}).outputs[0]
    g.feed(g.tree.nodes['Material Output'].inputs['Surface'], mix)


def _shaded_paper(g):
    """Paper a hand away from the board is the page's own again."""
    near = g.node('AmbientOcclusion', {'Distance': SHADE_REACH}, samples=16).outputs['AO']
    _paper(g, g.math('POWER', near, SHADE_DEPTH))
