"""Cut-outs: the subject alone with exact edges, and the soft shadow that it casts on the page."""
import numpy as np

from . import denoise, shadow as shadows
from .passes import argument, clean, helpers, shoot


def cut_out(scene, name, shadow, shadow_samples=shadows.SAMPLES[1]):
    """Subject and shadow are taken apart, so that edges are exact and the shadow is smooth.

    While the subject is taken the ground stays as a bounce card, hidden from the camera."""
    catcher = scene.objects.get("shadow_catcher")
    if catcher:
        catcher.is_shadow_catcher, catcher.visible_camera = False, False
    passes = shoot(name)
    cover = np.clip(passes["Combined"][..., 3], 0, 1)
    color = _edge_color(clean(passes), cover)
    cover = _smooth_cover(passes, cover)
    alpha = cover
    if catcher:
        cast = shadows.cast(scene, catcher, cover.shape, lambda: shoot(name + "-shadow"), shadow_samples)
        alpha = cover + (1 - cover) * cast * shadow
    return color * cover[..., None], alpha


def _edge_color(rgb, cover):
    """Straight colour; half-covered pixels take it from their well-covered neighbours (no halo)."""
    weight = cover ** 3
    straight = rgb / np.maximum(cover, 1e-3)[..., None]
    total, share = np.zeros_like(rgb), np.zeros_like(cover)
    padded = np.pad(straight * weight[..., None], ((2, 2), (2, 2), (0, 0)))
    weights = np.pad(weight, 2)
    height, width = cover.shape
    for y in range(5):
        for x in range(5):
            total += padded[y:y + height, x:x + width]
            share += weights[y:y + height, x:x + width]
    around = total / np.maximum(share, 1e-9)[..., None]
    return np.where((cover > 0.97)[..., None], straight, around)


def _smooth_cover(passes, cover):
    """Few samples leave ragged edges in the alpha; the denoiser draws them clean."""
    if argument("--raw") or not denoise.available():
        return cover
    smooth = denoise.mask(cover, *helpers(passes))
    smooth = np.clip((smooth - 0.02) / 0.96, 0, 1)
    return np.where(_grow(cover) > 0, smooth, 0)


def _grow(mask):
    """Largest value among each pixel and its neighbours."""
    padded = np.pad(mask, 1)
    height, width = mask.shape
    return np.max([padded[y:y + height, x:x + width] for y in range(3) for x in range(3)], axis=0)
