"""Networks on clear plates above a district: nodes, brass traces, rods between the plates and down to the roofs."""
import math
import random

from . import acrylic, finish, wires
from .solid import Solid

PLATES = [(1.80, (5.0, 3.4)), (2.55, (4.1, 2.8)), (3.25, (3.1, 2.1))]
COUNTS = (11, 8, 5)
GRID, ROD = .43, .010
POSTS = (2.3, 1.3)                         # from the middle; the front ones stand on the quay
BREACH = (1, 2)                            # plate and node that is orange


def stack(centre, ground, roofs):
    """Sets the plates over `centre`, the lowest on posts from `ground`. Returns where the orange node is."""
    layers = _scatter(centre)
    layers[0], homes = _over(roofs, layers[0], centre)
    s = Solid('Network')
    for n, nodes in enumerate(layers):
        _nodes(s, nodes, BREACH[1] if n == BREACH[0] else None)
        _traces(nodes)
    for upper, (level, _) in zip(layers[1:], PLATES):
        for x, y, z in upper:
            s.tube((x, y, z), (x, y, level), ROD, finish.brass(), sides=10)
    for (x, y, z), roof in zip(layers[0], homes):
        s.tube((x, y, z), (x, y, roof), ROD, finish.brass(), sides=10)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = centre[0] + sx * POSTS[0], centre[1] + sy * POSTS[1]
            s.tube((x, y, ground(x, y)), (x, y, PLATES[0][0] + .06), .014, finish.steel(), sides=14)
    s.build(bevel=.003)
    return layers[BREACH[0]][BREACH[1]]


def _scatter(centre):
    """The plates, and on each a few nodes on the points of a grid, well apart."""
    dice, layers = random.Random(12), []
    for (z, (w, d)), count in zip(PLATES, COUNTS):
        acrylic.plate((*centre, z), (w, d), .045)
        nodes = []
        while len(nodes) < count:
            x, y = centre[0] + dice.uniform(-.42, .42) * w, centre[1] + dice.uniform(-.40, .40) * d
            x, y = round(x / GRID) * GRID, round(y / GRID) * GRID
            if all(math.hypot(x - a, y - b) > .55 for a, b, _ in nodes):
                nodes.append((x, y, z))
        layers.append(nodes)
    return layers


def _nodes(solid, nodes, hot):
    for k, at in enumerate(nodes):
        r = .12 if k == hot else .07
        solid.lathe([(r, .023), (r, .023 + r * 1.1), (r * .8, .023 + r * 1.3)],
                    finish.orange() if k == hot else finish.ink(), at, 28)


def _traces(nodes):
    """Traces run square, like the tracks of a board."""
    for a, b in _tree(nodes):
        z = a[2] + .035
        wires.wire([(a[0], a[1], z), (b[0], a[1], z), (b[0], b[1], z)], .0085)


def _over(roofs, nodes, centre):
    """Moves each node above the nearest free roof; returns the nodes and the levels of their roofs."""
    w, d = PLATES[0][1]
    free = [r for r in roofs if abs(r[0] - centre[0]) < w / 2 - .25 and abs(r[1] - centre[1]) < d / 2 - .25]
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
