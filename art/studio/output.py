"""Tone mapping and writing of pictures.

The curve is linear up to two thirds and then rolls off softly. It keeps hue, so that the
signal orange stays orange (Filmic turns it to salmon), and lets only the very brightest
lights fade towards white.
"""
import os

import bpy
import numpy as np

_KNEE = 0.62
CURVE = {"knee": _KNEE, "keepHue": 0.75}


def _shoulder(x):
    room = 1 - _KNEE
    return np.where(x <= _KNEE, x, _KNEE + room * (1 - np.exp(-np.maximum(x - _KNEE, 0) / room)))


def tone(rgb, exposure=0.0, contrast=1.0, black=0.0, keep_hue=CURVE["keepHue"]):
    """Scene linear (H, W, 3) -> display sRGB 0..1.

    exposure  stops;  contrast  power around middle grey;  black  linear level mapped to zero
    """
    x = np.maximum(rgb * 2.0 ** exposure - black, 0) / (1 - black)
    if contrast != 1.0:
        x = 0.18 * np.power(x / 0.18, contrast)
    peak = np.maximum(x.max(-1, keepdims=True), 1e-9)
    hue = x * (_shoulder(peak) / peak)
    x = keep_hue * hue + (1 - keep_hue) * _shoulder(x)
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(x, 1 / 2.4) - 0.055)


def dither(picture, seed=1, amount=1.0):
    """One level of triangular noise: keeps dark gradients from banding in eight bits."""
    rng = np.random.default_rng(seed)
    grain = rng.random(picture.shape[:2] + (1,)) - rng.random(picture.shape[:2] + (1,))
    return np.clip(picture + grain * amount / 255, 0, 1)


_FORMATS = {".jpg": "JPEG", ".webp": "WEBP", ".png": "PNG"}


def save(picture, path, quality=90):
    """Write display-referred (H, W, 3 or 4) floats; straight alpha when there are four channels."""
    height, width, channels = picture.shape
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :channels] = picture
    image = bpy.data.images.new("out", width, height, alpha=channels == 4)
    image.alpha_mode = "STRAIGHT"
    image.pixels.foreach_set(pixels[::-1].ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Standard"   # the curve above has done the work
    scene.view_settings.look = "None"
    scene.view_settings.exposure, scene.view_settings.gamma = 0, 1
    settings = scene.render.image_settings
    settings.file_format = _FORMATS[os.path.splitext(path)[1]]
    settings.color_mode = "RGBA" if channels == 4 else "RGB"
    settings.color_depth = "8"
    settings.quality = quality
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
