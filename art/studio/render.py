"""Render the current scene to a master (or a preview), denoised and tone-mapped.

Arguments after `--` on Blender's command line (art/render.ts passes them on):
    --draft          write a PNG to art/.cache/preview, not the master
    --preview        640 px, few samples
    --scale 0.5      smaller
    --samples 32     other sample count
    --raw            skip the denoiser
    --keep           keep the passes in art/.cache/passes
    --develop        do not render: denoise and grade the kept passes again
"""
import os
import sys
import time

import bpy
import numpy as np

from . import denoise, exr, output
from .shadow import cast as cast_shadow

ART = os.path.abspath(os.path.join(os.path.dirname(__file__), ".."))
_PREVIEW_WIDTH, _PREVIEW_SAMPLES = 640, 24


def argument(flag, default=None):
    """Value after `flag`, True for a bare flag, `default` when absent."""
    args = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    if flag not in args:
        return default
    after = args[args.index(flag) + 1:]
    return after[0] if after and not after[0].startswith("--") else True


def _configure(scene, width, height, samples, transparent, bounces, threshold, diffuse):
    cycles, image = scene.cycles, scene.render.image_settings
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = transparent
    scene.render.use_persistent_data = False
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, threshold
    cycles.adaptive_min_samples = max(8, samples // 4)
    cycles.use_denoising = False                      # ours runs afterwards
    cycles.max_bounces = bounces
    cycles.diffuse_bounces, cycles.glossy_bounces = diffuse, 4
    cycles.transmission_bounces = cycles.transparent_max_bounces = bounces
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6.0
    cycles.blur_glossy = 0.6
    scene.view_layers[0].cycles.denoising_store_passes = True
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "32", "ZIP"


def _border(scene, width, height, region):
    """Limit the render to `region`; returns the pixel of its upper left corner."""
    scene.render.use_border = scene.render.use_crop_to_border = region is not None
    if region is None:
        return 0, 0
    x0, x1 = (int(v * width) for v in region[:2])
    y0, y1 = (int(v * height) for v in region[2:])
    # A quarter pixel inside, so that Blender's truncation meets ours
    scene.render.border_min_x, scene.render.border_max_x = (x0 + 0.25) / width, (x1 + 0.25) / width
    scene.render.border_min_y, scene.render.border_max_y = (height - y1 + 0.25) / height, (height - y0 + 0.25) / height
    return x0, y0


def _shoot(name):
    """Render to an EXR file and return its passes."""
    raw = os.path.join(ART, ".cache", "passes", name + ".exr")
    bpy.context.scene.render.filepath = raw
    if not (argument("--develop") and os.path.exists(raw)):
        bpy.ops.render.render(write_still=True)
    passes = exr.read(raw)
    if not argument("--keep") and not argument("--develop"):
        os.remove(raw)
    return passes


def _clean(passes, sharp=False):
    """Denoise; with everything in focus the helper passes are clean and need no pass of their own."""
    if argument("--raw") or not denoise.available():
        print("studio: no denoising (weights missing or --raw)")
        return passes["Combined"][..., :3]
    color, albedo, normal = passes["Combined"][..., :3], passes["Denoising Albedo"], passes["Denoising Normal"]
    if sharp:
        helpers = np.clip(albedo, 0, 1), np.clip(normal * 0.5 + 0.5, 0, 1)
        return denoise.beauty(color, None, None, "rt_hdr_alb_nrm", helpers)
    return denoise.beauty(color, albedo, normal)


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


def _smooth_cover(passes, cover, sharp):
    """Few samples leave ragged edges in the alpha; the denoiser draws them clean."""
    if argument("--raw") or not denoise.available():
        return cover
    albedo, normal = passes["Denoising Albedo"], passes["Denoising Normal"]
    helpers = (np.clip(albedo, 0, 1), np.clip(normal * 0.5 + 0.5, 0, 1)) if sharp else None
    smooth = denoise.mask(cover, albedo, normal, helpers)
    smooth = np.clip((smooth - 0.02) / 0.96, 0, 1)
    return np.where(_grow(cover) > 0, smooth, 0)


def _grow(mask):
    """Largest value among each pixel and its neighbours."""
    padded = np.pad(mask, 1)
    height, width = mask.shape
    return np.max([padded[y:y + height, x:x + width] for y in range(3) for x in range(3)], axis=0)


def _cut_out(scene, name, shadow, sharp):
    """Subject and shadow are taken apart, so that edges are exact and the shadow is smooth.

    While the subject is taken the ground stays as a bounce card, hidden from the camera."""
    catcher = scene.objects.get("shadow_catcher")
    if catcher:
        catcher.is_shadow_catcher, catcher.visible_camera = False, False
    passes = _shoot(name)
    cover = np.clip(passes["Combined"][..., 3], 0, 1)
    color = _edge_color(_clean(passes, sharp), cover)
    cover = _smooth_cover(passes, cover, sharp)
    alpha = cover
    if catcher:
        cast = cast_shadow(scene, catcher, cover.shape, lambda: _shoot(name + "-shadow"))
        alpha = cover + (1 - cover) * cast * shadow
    return color * cover[..., None], alpha


def render(name, width, height, samples=96, transparent=False, exposure=0.0, contrast=1.0,
           black=0.0, quality=90, bounces=8, finish=None, seed=1, shadow=0.6,
           threshold=0.012, diffuse=3, region=None):
    """Take the picture. Writes art/masters/<name>.jpg, or .webp when transparent.

    finish(picture, alpha) -> picture may grade the display-referred result.
    shadow is the strength of the shadow on ground.catcher() in a transparent picture.
    threshold is the noise at which a pixel stops early; the denoiser forgives 0.03 on card.
    diffuse is how often bounced light goes on from matt surfaces.
    region (left, right, top, bottom) in 0..1 renders only that part; the rest stays black.
    """
    preview = argument("--preview", False)
    scale = float(argument("--scale", 1.0))
    if preview:
        scale = min(1.0, float(argument("--width", _PREVIEW_WIDTH)) / max(width, height * 0.75))
        samples = _PREVIEW_SAMPLES
    samples = int(argument("--samples", samples))
    width, height = round(width * scale), round(height * scale)
    scene = bpy.context.scene
    sharp = not scene.camera.data.dof.use_dof
    _configure(scene, width, height, samples, transparent, bounces, threshold, diffuse)
    started = time.time()
    if transparent:
        rgb, alpha = _cut_out(scene, name, shadow, sharp)
    else:
        corner = _border(scene, width, height, region)
        part = _clean(_shoot(name), sharp)
        rgb, alpha = np.zeros((height, width, 3), np.float32), None
        rgb[corner[1]:corner[1] + part.shape[0], corner[0]:corner[0] + part.shape[1]] = part
    picture = develop(rgb, alpha, exposure, contrast, black, finish, seed)
    suffix = ".png" if argument("--draft") else ".webp" if transparent else ".jpg"
    path = os.path.join(ART, ".cache/preview" if argument("--draft") else "masters", name + suffix)
    output.save(picture, path, quality)
    print("studio: %s %dx%d %.0f kB in %.0f s" % (
        os.path.relpath(path, ART), width, height, os.path.getsize(path) / 1000, time.time() - started))
    return path


def develop(rgb, alpha, exposure, contrast, black, finish, seed):
    """Tone-map; with alpha, un-premultiply first so that edges carry no dark halo."""
    if alpha is not None:
        rgb = rgb / np.maximum(alpha, 1e-3)[..., None] * (alpha > 1e-3)[..., None]
    picture = output.tone(rgb, exposure, contrast, black)
    if finish:
        picture = finish(picture, alpha)
    picture = output.dither(picture, seed)
    if alpha is not None:
        picture = np.concatenate([picture, alpha[..., None]], -1)
    return picture
