"""Networks on clear plates above a district: each node stands over the roof it mirrors, dashes tell which; nothing joins them."""
import math

from . import acrylic, finish, wires
from .solid import Solid

SIZE = (5.7, 3.2)
# Where nodes are wanted, from the middle of the plates; each moves over the nearest roof.
WANTED = ((-2.2, -.9), (-1.25, .25), (-2.1, .95), (-.45, -.85), (-.15, .8), (.65, -.1), (1.75, -1.0), (1.2, .9),
          (2.2, 1.2))
LAYERS = (range(9), (0, 1, 3, 4, 6, 7), (1, 4, 5, 8))     # which of them a plate shows
BREACH = (1, 6)                            # plate and node that is orange
ROD, DASH = .011, .075


def stack(centre, roofs, levels):
    """Sets the plates over `centre`, at `levels`. Returns where the orange node is."""
    homes = _homes(centre, roofs)
    s = Solid('Network')
    for n, (level, shown) in enumerate(zip(levels, LAYERS)):
        acrylic.plate((*centre, level), SIZE, .034, corner=.36)
        for k in shown:
            _node(s, (*homes[k][:2], level), (n, k) == BREACH)
        _traces([homes[k][:2] for k in shown], level + .03)
    for k, (x, y, roof) in enumerate(homes):
        top = max(level for level, shown in zip(levels, LAYERS) if k in shown)
        s.tube((x, y, levels[0]), (x, y, top), ROD, finish.brass(), sides=10)
        for n in range(1, int((levels[0] - roof) / (2 * DASH))):
            z = levels[0] - 2 * n * DASH
            s.tube((x, y, z), (x, y, z + DASH), ROD, finish.brass(), sides=10)
    s.build(bevel=.003)
    return (*homes[BREACH[1]][:2], levels[BREACH[0]])


def _homes(centre, roofs):
    """For each wanted node the roof below it: (x, y, level)."""
    homes = []
    for x, y in WANTED:
        free = [r for r in roofs if all(math.hypot(r[0] - a, r[1] - b) > .45 for a, b, _ in homes)]
        homes.append(min(free, key=lambda r: math.hypot(r[0] - centre[0] - x, r[1] - centre[1] - y)))
    return homes


def _node(solid, at, is_hot):
    r = .13 if is_hot else .075
    solid.lathe([(r, .017), (r, .017 + r * 1.1), (r * .8, .017 + r * 1.3)],
                finish.orange() if is_hot else finish.ink(), at, 28)


def _traces(nodes, z):
    """Traces run square, like the tracks of a board."""
    for a, b in _tree(nodes):
        wires.wire([(*a, z), (b[0], a[1], z), (*b, z)], .0085)


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
