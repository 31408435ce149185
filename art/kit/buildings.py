"""Card buildings: crisp boxes with reveals, parapets, roof plant, vaults and tanks."""
import math
import random

from . import finish


def block(solid, at, size, floors=2, bay=0.16, turn=0.0, seed=0, plant=True):
    """A building with real reveals: a grey core behind card bands and piers."""
    w, d, h = size
    dice = random.Random(seed)
    card, core = finish.white(), finish.shade()
    with solid.part(at, turn):
        depth, pier, inset = 0.018, 0.025, 0.0025   # piers stand back a hair: flush faces fight for the light
        solid.box((0, 0, 0), (w - 2 * depth, d - 2 * depth, h - 0.01), core)
        storey = h / floors
        band = storey * 0.42
        solid.box((0, 0, 0), (w, d, band * 0.8), card)
        for k in range(1, floors):
            solid.box((0, 0, k * storey - band * 0.25), (w, d, band), card)
        solid.box((0, 0, h - band * 0.55), (w, d, band * 0.55), card)
        for sx in (-1, 1):
            for sy in (-1, 1):
                at_corner = (sx * (w / 2 - inset - pier / 2), sy * (d / 2 - inset - pier / 2), 0)
                solid.box(at_corner, (pier, pier, h - 0.004), card)
        for length, along in ((w, True), (d, False)):
            count = max(2, int(round(length / bay)))
            for i in range(1, count):
                u = -length / 2 + length * i / count
                for flip in (-1, 1):
                    side = flip * ((d if along else w) / 2 - depth / 2 - inset)
                    spot = (u, side, 0) if along else (side, u, 0)
                    size = (pier, depth, h - 0.004) if along else (depth, pier, h - 0.004)
                    solid.box(spot, size, card)
        _roof(solid, w, d, h, card, core, dice, plant)


def _roof(solid, w, d, h, card, core, dice, plant):
    """A sheet with a parapet of four strips and a few boxes of plant."""
    rise, thick = 0.035, 0.022
    for x, y, sx, sy in ((0, -d / 2 + thick / 2, w, thick), (0, d / 2 - thick / 2, w, thick),
                         (-w / 2 + thick / 2, 0, thick, d - 2 * thick),
                         (w / 2 - thick / 2, 0, thick, d - 2 * thick)):
        solid.box((x, y, h), (sx, sy, rise), card)
    if not plant or min(w, d) < 0.3:
        return
    for _ in range(dice.randint(1, 3)):
        sx, sy = dice.uniform(.12, .3) * w, dice.uniform(.15, .35) * d
        x, y = dice.uniform(-.28, .28) * w, dice.uniform(-.25, .25) * d
        solid.box((x, y, h - 0.004), (sx, sy, dice.uniform(.03, .075)), card)


def shed(solid, at, size, turn=0.0, roof=None):
    """A long low shed with a pitched, standing-seam roof."""
    w, d, h = size
    card, core = finish.white(), finish.shade()
    roof = roof or card
    with solid.part(at, turn):
        solid.box((0, 0, 0), (w, d, h), card)
        over, ridge, thick = 0.03, d * 0.24, 0.022
        half, a = d / 2 + over, (w / 2 + over)
        for sign in (-1, 1):
            low, high = h - 0.01, h + ridge
            points = [(-a, sign * half, low), (a, sign * half, low), (a, 0, high), (-a, 0, high),
                      (-a, sign * half, low + thick), (a, sign * half, low + thick),
                      (a, 0, high + thick), (-a, 0, high + thick)]
            faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
            if sign > 0:
                faces = [tuple(reversed(f)) for f in faces]
            solid.add(points, faces, roof)
            seams = max(3, int(w / 0.14))
            for i in range(seams + 1):
                x = -a + 0.008 + (2 * a - 0.016) * i / seams
                solid.tube((x, sign * half, low + thick), (x, 0, high + thick), 0.006, roof, sides=4)
        for x in (-w / 2, w / 2):
            tri = [(x, -d / 2, h - .001), (x, d / 2, h - .001), (x, 0, h + ridge)]
            solid.add(tri, [(0, 1, 2) if x > 0 else (2, 1, 0)], card)
        n = max(2, int(w / 0.24))
        for i in range(n):
            x = -w / 2 + w * (i + .5) / n
            for sign in (-1, 1):
                solid.box((x, sign * d / 2, h * .35), (w / n * .5, 0.008, h * .36), core)


def hangar(solid, at, size, turn=0.0, ribs=9):
    """A barrel vault with outer ribs, an open mouth and sliding doors."""
    w, d, h = size
    card, core = finish.white(), finish.shade()
    with solid.part(at, turn):
        steps, wall = 28, 0.03

        def arc(k, grow):
            a = math.pi * k / steps
            return (math.cos(a) * (w / 2 + grow), math.sin(a) ** 0.9 * (h + grow))

        def vault(y0, y1, low, high):
            points, faces = [], []
            for k in range(steps + 1):
                (xo, zo), (xi, zi) = arc(k, high), arc(k, low)
                points += [(xo, y0, zo), (xo, y1, zo), (xi, y0, zi), (xi, y1, zi)]
            for k in range(steps):
                a, b = 4 * k, 4 * k + 4
                faces += [(a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3),
                          (a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1)]
            solid.add(points, faces, card)

        vault(-d / 2, d / 2, -wall, 0)
        for i in range(ribs):
            y = -d / 2 + 0.02 + (d - 0.04) * i / (ribs - 1)
            vault(y - 0.016, y + 0.016, -0.005, 0.02)
        back = [(arc(k, -wall / 2)[0], arc(k, -wall / 2)[1]) for k in range(steps + 1)]
        solid.add([(x, d / 2 - 0.03, z) for x, z in back],
                  [tuple(range(steps + 1))], card)
        solid.box((0, -d / 2 + d * .35, 0), (w * .9, 0.02, h * .55), core)
        for x in (-w * .36, w * .36):
            solid.box((x, -d / 2 + 0.03, 0), (w * .24, 0.022, h * .62), card)


def tank(solid, at, radius, height):
    """A storage tank: shallow cone roof, hoops, ladder."""
    x, y, z = at
    card = finish.white()
    solid.lathe([(radius, 0), (radius, height), (radius * 1.02, height),
                 (radius * 1.02, height + .012), (radius * .1, height + radius * .22),
                 (1e-6, height + radius * .22)], card, (x, y, z), 40)
    for k in (.3, .62):
        solid.lathe([(radius * 1.012, height * k), (radius * 1.012, height * k + .012)],
                    card, (x, y, z), 40)
    for s in (-.02, .02):
        solid.tube((x - radius * 1.08, y + s, z), (x - radius * 1.08, y + s, z + height),
                   .005, finish.steel(), sides=5)
