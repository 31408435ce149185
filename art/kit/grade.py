"""The one grade of all model pictures, and the way back from a colour of the page to light."""
import numpy as np

from studio import output
from studio.shading import PALETTE

EXPOSURE, CONTRAST = -0.40, 1.12
BALANCE = np.array((0.988, 1.0, 1.018))


def balance(picture, _alpha):
    """A trace cooler: the card's lights land beside the site's paper."""
    return np.clip(picture * BALANCE, 0, 1)


def light_for(code):
    """The radiance that comes out of the grade as the page's colour `code` ('#RRGGBB')."""
    wanted = np.array([int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    light = wanted.copy()
    for _ in range(200):
        got = balance(output.tone(light[None, None], EXPOSURE, CONTRAST), None)[0, 0]
        light = light * (wanted / got) ** 1.5
    return tuple(float(v) for v in light)


PAPER = light_for(PALETTE["paper"])
