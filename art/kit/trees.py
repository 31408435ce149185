"""Architect's trees: dried flower heads and stacked card discs, on pins."""
import math
import random

import bpy
import numpy as np

from . import finish, relief
from .solid import Solid

KINDS = 7


def _blob(solid, centre, radius, material, dice):
    """A tiny faceted crumb: an octahedron, each one a little different."""
    x, y, z = centre
    r = [radius * dice.uniform(0.75, 1.25) for _ in range(6)]
    points = [(x + r[0], y, z), (x, y + r[1], z), (x - r[2], y, z), (x, y - r[3], z),
              (x, y, z + r[4]), (x, y, z - r[5])]
    faces = [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4),
             (1, 0, 5), (2, 1, 5), (3, 2, 5), (0, 3, 5)]
    solid.add(points, faces, material)


def _flower(seed):
    """A dried yarrow head: a forking stem that carries a cloud of crumbs."""
    dice = random.Random(seed)
    solid = Solid(f'Tree flower {seed}')
    stem, crumb = finish.side(), finish.foliage()
    crown, tall = dice.uniform(0.30, 0.42), dice.uniform(0.85, 1.1)
    fork = (dice.uniform(-.03, .03), dice.uniform(-.03, .03), tall * 0.42)
    solid.tube((0, 0, -0.05), fork, 0.022, stem, 0.016, sides=6)
    twigs = 17
    for t in range(twigs):
        u = (t + 0.5) / twigs
        polar = math.acos(1 - 1.35 * u)
        turn = t * 2.39996 + dice.uniform(-.25, .25)
        reach = crown * dice.uniform(0.72, 1.0)
        tip = (fork[0] + reach * math.sin(polar) * math.cos(turn),
               fork[1] + reach * math.sin(polar) * math.sin(turn),
               tall * 0.60 + reach * math.cos(polar) * 0.95)
        solid.tube(fork, tip, 0.010, stem, 0.005, sides=4)
        for _ in range(15):
            away = crown * 0.42
            _blob(solid, tuple(c + dice.gauss(0, away * 0.42) for c in tip),
                  dice.uniform(0.022, 0.05), crumb, dice)
    return solid


def _discs(seed):
    """A conifer of laser-cut discs threaded on a pin."""
    dice = random.Random(seed)
    solid = Solid(f'Tree discs {seed}')
    tall, wide, count = dice.uniform(1.0, 1.25), dice.uniform(0.25, 0.31), 9
    solid.tube((0, 0, -0.05), (0, 0, tall + 0.07), 0.014, finish.brass(), sides=6)
    for k in range(count):
        u = k / (count - 1)
        radius = wide * (1 - u) ** 0.85 + 0.03
        z = tall * (0.20 + 0.80 * u)
        solid.lathe([(radius, z), (radius, z + 0.032)], finish.card(),
                    (dice.uniform(-.006, .006), dice.uniform(-.006, .006), 0), sides=18)
    return solid


def meshes(kind):
    """The linked meshes of one kind: 'flower' or 'discs'."""
    maker = _flower if kind == 'flower' else _discs
    found = []
    for seed in range(KINDS):
        name = f'Tree {kind} {seed}'
        mesh = bpy.data.meshes.get(name)
        if mesh is None:
            thing = maker(seed).build()
            mesh = thing.data
            bpy.data.objects.remove(thing)
        found.append(mesh)
    return found


def plant(terrain, spots, seed=1, size=(0.32, 0.6), discs=0.25):
    """Sets one tree on every spot; `discs` is the share of disc conifers."""
    dice = random.Random(seed)
    flowers, cones = meshes('flower'), meshes('discs')
    for n, (x, y) in enumerate(spots):
        mesh = dice.choice(cones if dice.random() < discs else flowers)
        thing = bpy.data.objects.new(f'Tree {n}', mesh)
        tall = dice.uniform(*size) * dice.choice((1.0, 1.0, 0.75))
        thing.location = (x, y, terrain.ground(x, y))
        thing.rotation_euler = (dice.gauss(0, .03), dice.gauss(0, .03), dice.uniform(0, 6.3))
        thing.scale = (tall * dice.uniform(.9, 1.1),) * 2 + (tall,)
        bpy.context.scene.collection.objects.link(thing)


def scatter(terrain, count, keep, seed=1, gap=0.14, density=None, margin=0.15):
    """Random spots at least `gap` apart where keep(x, y) holds.

    `density(x, y)` in 0..1 gathers them into groves.
    """
    dice = random.Random(seed)
    half_x, half_y = terrain.size[0] / 2 - margin, terrain.size[1] / 2 - margin
    spots, cells = [], {}
    for _ in range(count * 60):
        if len(spots) >= count:
            break
        x = terrain.centre[0] + dice.uniform(-half_x, half_x)
        y = terrain.centre[1] + dice.uniform(-half_y, half_y)
        if density is not None and dice.random() > density(x, y):
            continue
        if not keep(x, y):
            continue
        key = (int(x / gap // 1), int(y / gap // 1))
        near = [p for dx in (-1, 0, 1) for dy in (-1, 0, 1)
                for p in cells.get((key[0] + dx, key[1] + dy), ())]
        if any(math.hypot(x - px, y - py) < gap for px, py in near):
            continue
        cells.setdefault(key, []).append((x, y))
        spots.append((x, y))
    return spots


def groves(size, seed, bias=0.05, gain=1.7):
    """A density for `scatter`: woods about `size` across with clearings between."""

    def density(x, y):
        n = float(relief.rolling(np.array([x]), np.array([y]), size, seed)[0])
        return min(1.0, max(0.0, n + bias) * gain)

    return density
