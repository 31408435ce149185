"""The shadow on ground.catcher(), taken by itself: as an alpha, quiet, and faded before the frame can cut it."""
import numpy as np

from . import denoise

_SHARE = 50            # per cent of the picture's size: soft edges need no more
SAMPLES = 4, 160       # times the picture's, at most: thin booms drown in noise, and the denoiser smears what it cannot tell from it
_HAZE = 0.03, 0.16     # the faint shade of fill and room ends here: on paper it would be a stain that belongs to nothing


def cast(scene, catcher, shape, take, most=SAMPLES[1]):
    """Alpha of the shadow alone, (H, W) = shape. The subject is hidden from the camera; take() renders."""
    others = [o for o in scene.objects if o is not catcher and o.type != "LIGHT" and o.visible_camera]
    catcher.is_shadow_catcher, catcher.visible_camera = True, True
    for obj in others:
        obj.visible_camera = False
    scene.render.resolution_percentage = _SHARE
    scene.cycles.samples = max(scene.cycles.samples, min(scene.cycles.samples * SAMPLES[0], most))
    scene.cycles.adaptive_threshold = 0.005
    alpha = take()["Combined"][..., 3]
    for obj in others:
        obj.visible_camera = True
    if denoise.available():
        zero = np.zeros(alpha.shape + (3,), np.float32)
        alpha = denoise.mask(alpha, zero, zero)
    alpha = _enlarged(alpha, shape)
    return alpha * _smooth((alpha - _HAZE[0]) / (_HAZE[1] - _HAZE[0])) * _soft_edges(shape)


def _smooth(share):
    t = np.clip(share, 0, 1)
    return t * t * (3 - 2 * t)


def _enlarged(plane, shape):
    """Bilinear."""
    rows = np.clip((np.arange(shape[0]) + 0.5) * plane.shape[0] / shape[0] - 0.5, 0, plane.shape[0] - 1)
    cols = np.clip((np.arange(shape[1]) + 0.5) * plane.shape[1] / shape[1] - 0.5, 0, plane.shape[1] - 1)
    wide = np.stack([np.interp(cols, np.arange(plane.shape[1]), line) for line in plane])
    low = np.floor(rows).astype(int)
    high = np.minimum(low + 1, plane.shape[0] - 1)
    mix = (rows - low)[:, None]
    return wide[low] * (1 - mix) + wide[high] * mix


def _soft_edges(shape, width=0.06):
    """1 inside, 0 at the border."""
    def ramp(n):
        return _smooth((np.minimum(np.arange(n), np.arange(n)[::-1]) + 0.5) / (width * n))
    return ramp(shape[0])[:, None] * ramp(shape[1])[None]
