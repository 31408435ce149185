"""The photographer's table: base board, seamless backdrop, the studio's day light."""
import math

import bpy
import numpy as np

from studio import lights, materials, render

from . import finish
from .solid import Solid

BOARD = 0.16
SAMPLES = 16
BALANCE = (0.985, 1.0, 1.022)
KEY = (1.0, 0.948, 0.885)


def backdrop(floor, depth=30.0, width=160.0, radius=16.0):
    """A roll of bone paper: table top and wall in one sweep behind the model."""
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
    mesh.materials.append(materials.make('backdrop', (0.64, 0.63, 0.60, 1), 0.9))
    thing = bpy.data.objects.new('Backdrop', mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def set_table(terrain, key=1.36, fill=0.26, scale=5.0, target=(0, 0, 0.5), overhang=0.12, strip=False):
    """Base board under the terrain, the sweep it stands on, and the light.

    `strip` gives acrylic a tall strip box to mirror instead of the square key.
    """
    under = terrain.lowest - terrain.sheet
    board = Solid('Base board')
    w, d = terrain.size
    board.box((*terrain.centre, under - BOARD), (w + overhang, d + overhang, BOARD - .002), finish.board())
    board.build(bevel=0.012)
    backdrop(under - BOARD)
    lights.day(scale=scale, target=target, key=key, fill=fill, softness=0.55)
    # White card takes the key's colour wholly: a paler key keeps it bone, not cream.
    bpy.data.lights['key'].color = KEY
    if strip:
        for lamp in ('key', 'fill'):
            bpy.context.scene.objects[lamp].visible_glossy = False
        lights.area('strip', (-5.0, 9.5, 10.5), (0, 0, 1.2), (7.0, 0.8), 420, KEY)


def shoot(name, width=1800, height=1200):
    """Takes the picture as all model pictures are taken.

    White card under two soft lamps is quiet: few samples, and the denoiser.
    """
    return render(name, width, height, samples=SAMPLES, threshold=0.03, diffuse=2,
                  exposure=-0.16, contrast=1.12, finish=_balance)


def _balance(picture, _alpha):
    """A trace cooler: the card's lights land beside the site's paper."""
    return np.clip(picture * BALANCE, 0, 1)
