"""Cut-outs: the subject alone with exact edges, and the soft shadow that it casts on the page."""
import numpy as np

from . import denoise
from .passes import argument, clean, shoot


def cut_out(scene, name, shadow, sharp):
    """Subject and shadow are taken apart, so that edges are exact and the shadow is smooth.

    While the subject is taken the ground stays as a bounce card, hidden from the camera."""
    catcher = scene.objects.get("shadow_catcher")
    if catcher:
        catcher.is_shadow_catcher, catcher.visible_camera = False, False
    passes = shoot(name)
    cover = np.clip(passes["Combined"][..., 3], 0, 1)
    color = _edge_color(clean(passes, sharp), cover)
    cover = _smooth_cover(passes, cover)
    alpha = cover
    if catcher:
        cast = np.clip(_cast_shadow(scene, name, catcher, cover.shape) - 0.012, 0, 1) * shadow
        cast *= _soft_edges(cover.shape)
        alpha = cover + (1 - cover) * cast
    return color * cover[..., None], alpha


def _cast_shadow(scene, name, catcher, shape):
    """Alpha of the shadow alone: the subject is hidden from the camera; small and few samples suffice."""
    others = [o for o in scene.objects if o is not catcher and o.type != "LIGHT" and o.visible_camera]
    catcher.is_shadow_catcher, catcher.visible_camera = True, True
    for obj in others:
        obj.visible_camera = False
    scene.render.resolution_percentage = 40
    scene.cycles.samples = max(8, scene.cycles.samples // 2)
    alpha = shoot(name + "-shadow")["Combined"][..., 3]
    zero = np.zeros(alpha.shape + (3,), np.float32)
    if denoise.available():
        alpha = denoise.mask(alpha, zero, zero)
    for obj in others:
        obj.visible_camera = True
    rows = np.clip((np.arange(shape[0]) + 0.5) * alpha.shape[0] / shape[0] - 0.5, 0, alpha.shape[0] - 1)
    cols = np.clip((np.arange(shape[1]) + 0.5) * alpha.shape[1] / shape[1] - 0.5, 0, alpha.shape[1] - 1)
    alpha = np.stack([np.interp(cols, np.arange(alpha.shape[1]), line) for line in alpha])
    low = np.floor(rows).astype(int)
    high = np.minimum(low + 1, alpha.shape[0] - 1)
    mix = (rows - low)[:, None]
    return alpha[low] * (1 - mix) + alpha[high] * mix


def _soft_edges(shape, width=0.14):
    """1 inside, 0 at the border: the shadow must not be cut by the frame."""
    def ramp(n):
        d = (np.minimum(np.arange(n), np.arange(n)[::-1]) + 0.5) / (width * n)
        t = np.clip(d, 0, 1)
        return t * t * (3 - 2 * t)
    return ramp(shape[0])[:, None] * ramp(shape[1])[None]


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
    helpers = np.clip(passes["Denoising Albedo"], 0, 1), np.clip(passes["Denoising Normal"] * 0.5 + 0.5, 0, 1)
    smooth = denoise.mask(cover, None, None, helpers)
    smooth = np.clip((smooth - 0.02) / 0.96, 0, 1)
    return np.where(_grow(cover) > 0, smooth, 0)


def _grow(mask):
    """Largest value among each pixel and its neighbours."""
    padded = np.pad(mask, 1)
    height, width = mask.shape
    return np.max([padded[y:y + height, x:x + width] for y in range(3) for x in range(3)], axis=0)
