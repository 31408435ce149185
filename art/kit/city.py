"""A district: street grid, blocks of card houses, substation, water tower."""
import math
import random

from . import buildings, finish


def blocks(solid, cells, ground, seed=2, pitch=0.86, street=0.20, tall=None):
    """Fills grid cells (i, j) with plots of buildings around small courts.

    `tall(x, y)` gives the typical height there. Returns the middle of every roof.
    """
    dice, roofs = random.Random(seed), []
    for i, j in cells:
        cx, cy = i * pitch, j * pitch
        z = ground(cx, cy)
        span = pitch - street
        solid.box((cx, cy, z), (span, span, .014), finish.card())          # kerb
        z += .014
        top = (tall(cx, cy) if tall else .5)
        if dice.random() < .10:
            _square(solid, (cx, cy, z), span, dice)
            continue
        if dice.random() < .14:
            roofs += _row(solid, (cx, cy, z), span - .06, dice)
            continue
        for x, y, w, d in _plots(dice, span - .06):
            h = max(.12, dice.gauss(top, top * .42))
            buildings.block(solid, (cx + x, cy + y, z), (w, d, h),
                            floors=max(1, int(round(h / .105))), bay=.085,
                            seed=dice.randint(0, 999))
            roofs.append((cx + x, cy + y, z + h))
    return roofs


def _square(solid, at, span, dice):
    """An open square: paths across, a low hall or nothing on it."""
    x, y, z = at
    for w, d in ((span, .05), (.05, span)):
        solid.box((x, y, z), (w, d, .004), finish.road())
    if dice.random() < .5:
        solid.lathe([(.16, 0), (.16, .07), (.15, .10), (.08, .15), (1e-6, .17)], finish.white(), at, 32)


def _row(solid, at, span, dice):
    """Terraced houses under pitched roofs, in two rows with gardens between. Returns the middle of their roofs."""
    x, y, z = at
    roofs = []
    with solid.part(at, dice.choice((0, 90))):
        for side in (-1, 1):
            buildings.shed(solid, (0, side * span * .33, 0), (span, span * .26, dice.uniform(.10, .16)))
    for side in (-1, 1):
        roofs.append((x, y + side * span * .33, z + .2))
    return roofs


def _plots(dice, span):
    """Cuts a square block into building footprints with gaps."""
    gap, style = .035, dice.random()
    if style < .18:                                       # four wings around a court
        deep = span * dice.uniform(.22, .28)
        half = span / 2 - deep / 2
        return [(0, -half, span, deep), (0, half, span, deep), (-half, 0, deep, span - 2 * deep - gap), (half, 0, deep, span - 2 * deep - gap)]
    style = (style - .18) / .82
    if style < .25:                                       # one slab and one bar
        cut = span * dice.uniform(.5, .64)
        return [(0, -span / 2 + cut / 2 - gap / 2, span, cut - gap),
                (0, span / 2 - (span - cut) / 2 + gap / 2, span * .9, span - cut - gap)]
    if style < .85:                                       # quarters, not quite equal
        u, v = span * dice.uniform(-.1, .1), span * dice.uniform(-.1, .1)
        lots = []
        for sx in (-1, 1):
            for sy in (-1, 1):
                x0, x1 = (u, span / 2) if sx > 0 else (-span / 2, u)
                y0, y1 = (v, span / 2) if sy > 0 else (-span / 2, v)
                if dice.random() < .12:
                    continue
                lots.append(((x0 + x1) / 2, (y0 + y1) / 2, x1 - x0 - gap, y1 - y0 - gap))
        return lots
    side = span * dice.uniform(.5, .62)                   # a tower on a podium
    return [(0, 0, side, side)]


def substation(solid, at, turn=0.0):
    """Transformers with bushings and fins between two gantries, inside a fence."""
    with solid.part(at, turn):
        ink, steel, card = finish.ink(), finish.steel(), finish.white()
        solid.box((0, 0, 0), (1.3, .85, .015), finish.road())
        for k in (-1, 0, 1):
            x = .38 * k
            solid.box((x, 0, .015), (.22, .16, .15), card)
            for i in range(5):
                for s in (-1, 1):
                    solid.box((x - .08 + .04 * i, s * .10, .03), (.012, .04, .11), card)
            for i in (-1, 0, 1):
                solid.tube((x + .06 * i, 0, .165), (x + .085 * i, 0, .27), .014, card, .008, sides=10)
                solid.tube((x + .085 * i, 0, .27), (x + .085 * i, .32, .46), .003, finish.brass(), sides=4)
                solid.tube((x + .085 * i, 0, .27), (x + .085 * i, -.32, .46), .003, finish.brass(), sides=4)
        for y in (-.32, .32):
            for x in (-.58, 0, .58):
                for s in (-.035, .035):
                    solid.tube((x + s, y, 0), (x, y, .46), .008, ink, sides=6)
            for z in (.44, .48):
                solid.tube((-.58, y, z), (.58, y, z), .007, ink, sides=6)
            for i in range(24):
                a, b = -.58 + .0483 * i, -.58 + .0483 * (i + 1)
                solid.tube((a, y, .44 if i % 2 else .48), (b, y, .48 if i % 2 else .44), .004, ink, sides=4)


def water_tower(solid, at, height=.75, radius=.20):
    """A flask on legs with a central riser."""
    x, y, z = at
    for k in range(6):
        a = math.pi / 3 * k
        solid.tube((x + radius * 1.05 * math.cos(a), y + radius * 1.05 * math.sin(a), z),
                   (x + radius * .72 * math.cos(a), y + radius * .72 * math.sin(a), z + height * .66),
                   .010, finish.ink(), sides=6)
    solid.tube((x, y, z), (x, y, z + height * .66), .03, finish.white(), sides=12)
    solid.ball((x, y, z + height * .84), radius, finish.white(), 40, .82)
    solid.lathe([(.05, height * 1.0), (.05, height * 1.06), (.02, height * 1.08)], finish.white(), (x, y, z), 20)
