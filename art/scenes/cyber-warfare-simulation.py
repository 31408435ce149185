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
CENTRE = (.1, .35)                         # of the plates
WATER = .31
BREACH = (1, 2)                            # plate and node that is orange


def height(x, y):
    bank = relief.distance_to_path(x, y, site.curve(RIVER, 40))
    h = .45 + 0 * x
    h = h - .26 * (1 - relief.smoothstep(.50, .60, bank))
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
    roofs = city.blocks(s, cells, land.ground, 5, PITCH,
                tall=lambda x, y: .26 + .62 * math.exp(-((x - .3) ** 2 + (y - 1.4) ** 2) / 4.5))
    city.substation(s, (-2.15, 0, land.ground(-2.15, 0)))
    city.water_tower(s, (1.72, -.86, land.ground(1.72, -.86)), .95, .24)
    city.bridge(s, (-.25, -2.95, .46), (.05, -1.42, .46))
    site.ribbon(s, bank, 1.1, lambda x, y: WATER, 0, finish.water())
    s.build(bevel=.0025)
    return roofs


def networks(ground, roofs):
    """Plates, their nodes, brass traces on each plate, rods between plates and down to the roofs."""
    dice = random.Random(12)
    s, layers = Solid('Network'), []
    for n, (z, (w, d)) in enumerate(PLATES):
        acrylic.plate((*CENTRE, z), (w, d), .045)
        count = (11, 8, 5)[n]
        nodes = []
        while len(nodes) < count:
            x, y = CENTRE[0] + dice.uniform(-.42, .42) * w, CENTRE[1] + dice.uniform(-.40, .40) * d
            x, y = round(x / .43) * .43, round(y / .43) * .43
            if all(math.hypot(x - a, y - b) > .55 for a, b, _ in nodes):
                nodes.append((x, y, z))
        layers.append(nodes)
    layers[0], homes = _over(roofs, layers[0])
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
    for (x, y, z), roof in zip(layers[0], homes):
        s.tube((x, y, z), (x, y, roof), .010, finish.brass(), sides=10)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = CENTRE[0] + sx * 2.3, CENTRE[1] + sy * 1.5
            s.tube((x, y, ground(x, y)), (x, y, PLATES[0][0] + .06), .014, finish.steel(), sides=14)
    s.build(bevel=.003)


def _over(roofs, nodes):
    """Moves each node above the nearest free roof; returns the nodes and the levels of their roofs."""
    w, d = PLATES[0][1]
    free = [r for r in roofs if abs(r[0] - CENTRE[0]) < w / 2 - .25 and abs(r[1] - CENTRE[1]) < d / 2 - .25]
    moved, levels = [], []
    for x, y, z in nodes:
        roof = min(free, key=lambda r: math.hypot(r[0] - x, r[1] - y))
        free = [r for r in free if math.hypot(r[0] - roof[0], r[1] - roof[1]) > .45]
        moved.append((roof[0], roof[1], z))
        levels.append(roof[2])
    return moved, levels


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
    networks(land.ground, district(land))
    bank = site.curve(RIVER, 40)

    def keep(x, y):
        reach = relief.near_path(x, y, bank)
        return .70 < reach < .82 or land.slope(x, y) > .1 and reach > 1

    trees.plant(land, trees.scatter(land, 120, keep, 8), 3, (.18, .30), discs=0)
    camera.place((-4.0, -10.8, 4.5), (.28, .1, 1.56), lens=62, fstop=.55, focus=(.2, -.6, 2.2))
    table.shoot('cyber-warfare-simulation')


main()
