"""A figure of bone for scale: what a model maker turns and carves, not a portrait."""
import math

from mathutils import Matrix, Vector

from . import finish

TALL = 1.76                                # metres


def figure(solid, at, turn=0.0, size=1.0, arms='down', material=None):
    """A standing person who looks to -Y; `size` in units to a metre.

    arms  'down', 'held' (both hands before the body, on a case or a tablet) or 'back' (hands behind)
    """
    material = material or finish.white()
    with solid.part(at, turn, size):
        for side in (-1, 1):
            _limb(solid, ((side * .105, -.02, 0), (side * .100, .005, .48), (side * .085, 0, .90)), (.052, .062, .088), material)
            _foot(solid, side * .105, material)
            _arm(solid, side, arms, material)
        _trunk(solid, material)
        _limb(solid, ((0, .005, 1.44), (0, 0, 1.56)), (.055, .050), material)
        solid.ball((0, -.012, 1.655), .098, material, 24, 1.12)


def _limb(solid, joints, radii, material):
    for (a, b), (r, q) in zip(zip(joints, joints[1:]), zip(radii, radii[1:])):
        solid.tube(a, b, r, material, q, sides=16)
        solid.ball(b, q, material, 16)


def _foot(solid, x, material):
    ring = [(x + .045 * math.cos(a), -.055 + .125 * math.sin(a)) for a in (2 * math.pi * k / 20 for k in range(20))]
    solid.prism(ring, 0, .06, material)


def _arm(solid, side, arms, material):
    shoulder = (side * .205, .01, 1.405)
    if arms == 'held':
        elbow, hand = (side * .245, -.03, 1.13), (side * .10, -.30, 1.09)
    elif arms == 'back':
        elbow, hand = (side * .265, .10, 1.14), (side * .06, .17, .98)
    else:
        elbow, hand = (side * .245, .02, 1.12), (side * .235, -.06, .86)
    _limb(solid, (shoulder, elbow, hand), (.058, .048, .040), material)
    solid.ball(shoulder, .058, material, 16)


def _trunk(solid, material):
    """Coat from the knees' height up: one lathe, flattened."""
    profile = ((.150, .80), (.168, .90), (.160, 1.02), (.158, 1.10), (.178, 1.25), (.196, 1.36), (.185, 1.42), (.120, 1.47), (.05, 1.49))
    with solid.part(frame=Matrix.Diagonal(Vector((1.12, .66, 1, 1)))):
        solid.lathe(list(profile), material, sides=32)
