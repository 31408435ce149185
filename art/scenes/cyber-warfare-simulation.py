"""Cyber Warfare Simulation: a district, and its networks on clear plates above it."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

from kit import acrylic, city, finish, relief, site, table, terrain, trees, wires
from kit.solid import Solid
from studio import camera, new_scene

PITCH = .86
PLATES = [(1.80, (5.0, 3.4)), (2.55, (4.1, 2.8)), (3.25, (3.1, 2.1))]
RIVER = [(-6, -1.1), (-3.2, -1.5), (-.4, -2.2), (2.2, -2.0), (6, -2.9)]
BREACH = (1, 2)                            # plate and node that is orange


def height(x, y):
    bank = relief.distance_to_path(x, y, site.curve(RIVER, 40))
    h = .45 + 0 * x
    h = h - .34 * (1 - relief.smoothstep(.30, .62, bank))
    return h + relief.hill(x, y, (4.6, 4.0), 1.5, .9) + relief.hill(x, y, (-5.0, 4.2), 1.6, .8)


def district(land):
    s = Solid('District')
    bank = site.curve(RIVER, 40)
    cells = []
    for i in range(-6, 7):
        for j in range(-5, 5):
            x, y = i * PITCH, j * PITCH
            reach = relief.near_path(x, y, bank)
            taken = (i, j) in ((-3, 0), (-2, 0), (2, -1))
            if reach > .95 and land.inside(x, y, .4) and not taken and land.slope(x, y) < .05:
                cells.append((i, j))
    city.blocks(s, cells, land.ground, 5, PITCH,
                tall=lambda x, y: .26 + .62 * math.exp(-((x - .3) ** 2 + (y - 1.4) ** 2) / 4.5))
    city.substation(s, (-2.15, 0, land.ground(-2.15, 0)))
    city.water_tower(s, (1.72, -.86, land.ground(1.72, -.86)), .95, .24)
    city.bridge(s, (-.25, -2.95, .46), (.05, -1.42, .46))
    s.build(bevel=.0025)


def networks(ground):
    """Plates, their nodes, brass traces on each plate and rods between plates."""
    dice = random.Random(12)
    s, layers = Solid('Network'), []
    for n, (z, (w, d)) in enumerate(PLATES):
        acrylic.plate((.1, .35, z), (w, d), .045)
        count = (11, 8, 5)[n]
        nodes = []
        while len(nodes) < count:
            x, y = .1 + dice.uniform(-.42, .42) * w, .35 + dice.uniform(-.40, .40) * d
            x, y = round(x / .43) * .43, round(y / .43) * .43
            if all(math.hypot(x - a, y - b) > .55 for a, b, _ in nodes):
                nodes.append((x, y, z))
        layers.append(nodes)
    for n, nodes in enumerate(layers):
        for k, (x, y, z) in enumerate(nodes):
            hot = (n, k) == BREACH
            material = finish.orange() if hot else finish.ink()
            r = .12 if hot else .07
            s.lathe([(r, .023), (r, .023 + r * 1.1), (r * .8, .023 + r * 1.3)], material, (x, y, z), 28)
        for a, b in _tree(nodes):
            z = a[2] + .035
            # Traces run square, like the tracks of a board.
            wires.wire([(a[0], a[1], z), (b[0], a[1], z), (b[0], b[1], z)], .0085)
    for upper, lower in zip(layers[1:], layers[:-1]):
        for x, y, z in upper:
            below = min(lower, key=lambda p: math.hypot(p[0] - x, p[1] - y))
            s.tube((x, y, z), (x, y, below[2] - .0), .010, finish.brass(), sides=10)
    for x, y, z in layers[0]:
        s.tube((x, y, z), (x, y, ground(x, y) + .05), .010, finish.brass(), sides=10)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = .1 + sx * 2.3, .35 + sy * 1.5
            s.tube((x, y, ground(x, y)), (x, y, PLATES[0][0] + .06), .014, finish.steel(), sides=14)
    s.build(bevel=.003)


def _tree(nodes):
    """Shortest links that join all nodes."""
    joined, links = [nodes[0]], []
    rest = list(nodes[1:])
    while rest:
        a, b = min(((p, q) for p in joined for q in rest),
                   key=lambda e: math.hypot(e[0][0] - e[1][0], e[0][1] - e[1][1]))
        links.append((a, b))
        joined.append(b)
        rest.remove(b)
    return links


def main():
    new_scene()
    land = terrain.Terrain(height, (9.0, 7.0), (0, .25), cell=.03)
    land.build(finish.card(), finish.rim(), finish.side())
    table.set_table(land, strip=True)
    district(land)
    networks(land.ground)
    bank = site.curve(RIVER, 40)

    def keep(x, y):
        reach = relief.near_path(x, y, bank)
        return .5 < reach < .68 or land.slope(x, y) > .1 and reach > 1

    trees.plant(land, trees.scatter(land, 120, keep, 8), 3, (.18, .30), discs=0)
    camera.place((-4.0, -10.8, 4.5), (.28, .1, 1.56), lens=62, fstop=.55, focus=(.2, -.6, 2.2))
    table.shoot('cyber-warfare-simulation')


main()
