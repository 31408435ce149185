"""Finishes of the model world, beside the studio's own: card, its laser-cut rim, acrylic."""
from studio.materials import brass, ink, make, orange, steel, varied  # noqa: F401

CARD = (0.795, 0.772, 0.712)        # bone card, face
WHITE = (0.850, 0.826, 0.770)       # smoother card of the buildings
RIM = (0.545, 0.465, 0.360)         # ground card where the laser went through
SIDE = (0.600, 0.530, 0.425)        # sawn side of the stack
SHADE = (0.270, 0.262, 0.240)       # grey card behind windows
ROAD = (0.560, 0.538, 0.485)
FOLIAGE = (0.690, 0.655, 0.570)
BOARD = (0.230, 0.170, 0.115)       # oiled timber of the base board


def _card(name, colour, mottle=0.025, scale=2.2, tone=0.0, rough=0.72):
    """Card with a soft mottle. `tone` lets sheets of a stack
    differ by their 'tone' attribute, as card from several packs does."""

    def finish(g):
        where = g.node('NewGeometry').outputs['Position']
        cloud = g.node('TexNoise', {'Vector': where, 'Scale': scale, 'Detail': 2.0}).outputs[0]
        value = g.node('MapRange', {0: cloud, 1: 0.3, 2: 0.7, 3: 1 - mottle,
                                    4: 1 + mottle * 0.4}).outputs[0]
        if tone:
            sheet = g.node('Attribute', attribute_name='tone').outputs['Fac']
            value = g.math('ADD', value, g.math('MULTIPLY', sheet, tone))
        tint = g.node('VectorMath', {0: colour, 'Scale': value}, operation='SCALE')
        g.feed(g.bsdf.inputs['Base Color'], tint.outputs[0])

    return make('model ' + name, (*colour, 1), rough, finish=finish, Specular=0.25)


def card():
    return _card('card', CARD, tone=0.018)


def white():
    return _card('white', WHITE, mottle=0.02, scale=3.0, rough=0.6)


def rim():
    return _card('rim', RIM, mottle=0.18, scale=5.0, tone=0.06)


def side():
    return _card('side', SIDE, mottle=0.12, scale=3.0, tone=0.13)


def shade():
    return _card('shade', SHADE)


def board():
    return _card('board', BOARD, mottle=0.25, scale=1.4, rough=0.45)


def foliage():
    return _card('foliage', FOLIAGE, mottle=0.22, scale=9.0, rough=0.9)


def road():
    return _card('road', ROAD, rough=0.78)


def paint():
    """Satin orange of a sprayed part: a highlight that follows the form, and never a mirror."""
    return make('model paint', (0.95, 0.105, 0.012, 1), 0.40, finish=varied(0.36, 0.46, 9), Specular=0.45)


def radome():
    """Grey plastic before an antenna. Metal would mirror a lamp as one white patch."""
    return make('model radome', (.17, .17, .165, 1), 0.6, Specular=0.2)


def water():
    """Poured resin: the one dark, level gloss of a model."""
    return make('model water', (0.085, 0.098, 0.098, 1), 0.09, Specular=0.5)


def _skin(name, through, edge, power, gloss):
    """A clear skin without refraction: light passes straight, dimmed towards
    grazing angles as a real wall dims it, and the lamps mirror in it.

    Refracting shells look the same at this size and cost ten times the light.
    """

    def finish(g):
        facing = g.node('LayerWeight', {'Blend': 0.5}).outputs['Facing']
        depth = g.math('POWER', facing, power)
        tint = g.node('MixRGB', {0: depth, 1: (*through, 1), 2: (*edge, 1)}).outputs[0]
        clear = g.node('BsdfTransparent', {'Color': tint}).outputs[0]
        mirror = g.node('BsdfGlossy', {'Roughness': 0.06}).outputs[0]
        share = g.math('MULTIPLY', g.node('Fresnel', {'IOR': 1.49}).outputs[0], gloss, clamp=True)
        # The far wall's inner mirror would only show the model a second time,
        # and in bounced light a mirror is nothing but noise.
        near = g.math('SUBTRACT', 1.0, g.node('NewGeometry').outputs['Backfacing'])
        share = g.math('MULTIPLY', share, near)
        seen = g.math('MULTIPLY', share, g.node('LightPath').outputs['Is Camera Ray'])
        mix = g.node('MixShader', {0: seen, 1: clear, 2: mirror}).outputs[0]
        g.feed(g.tree.nodes['Material Output'].inputs['Surface'], mix)

    return make('model ' + name, finish=finish)


def acrylic(gloss=1.0):
    """Clear cast acrylic of the domes."""
    return _skin('acrylic %.2f' % gloss, (0.982, 0.986, 0.984), (0.16, 0.19, 0.19), 5.0, gloss)


def plate():
    """Clear sheet seen at a low angle: it must not darken what lies below."""
    return _skin('plate', (0.955, 0.968, 0.964), (0.60, 0.65, 0.64), 4.0, gloss=0.7)


def acrylic_edge():
    """The polished edge of a plate gathers the light of the whole sheet."""
    return make('model acrylic edge', (0.36, 0.45, 0.43, 1), 0.15, Specular=0.6)


def ghost():
    """Acrylic of a marker that stands where nothing is."""
    return _skin('ghost', (0.925, 0.95, 0.95), (0.04, 0.07, 0.08), 1.8, gloss=2.0)
