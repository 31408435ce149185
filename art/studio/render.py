"""Render the current scene to a master (or a preview), denoised and tone-mapped.

Arguments after `--` on Blender's command line (art/render.ts passes them on):
    --draft          write a PNG to art/.cache/preview, not the master
    --preview        640 px, few samples
    --scale 0.5      smaller
    --samples 32     other sample count
    --raw            skip the denoiser
    --keep           keep the passes in art/.cache/passes
    --develop        do not render: denoise and grade the kept passes again
    --sources 1a2b   fingerprint of the scene: passes of another state are thrown away
    --studio         do not render: write camera and lamps as JSON
"""
import os
import time

import bpy
import numpy as np

from .cutout import cut_out
from . import description, output, passes as taken
from .passes import ART, argument, clean, shoot

_PREVIEW_WIDTH, _PREVIEW_SAMPLES = 640, 24


def configure(scene, width, height, samples, transparent, bounces, threshold, diffuse):
    cycles, image = scene.cycles, scene.render.image_settings
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = transparent
    scene.render.use_persistent_data = not transparent      # the pieces of a master share one scene
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, threshold
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


def _number(scene, subject):
    """Number the parts of the subject, so that a pass tells where they are seen."""
    scene.view_layers[0].use_pass_object_index = subject is not None
    parts = [subject] if subject else []
    for part in parts:
        part.pass_index = 1
        parts.extend(part.children)


def _cover(mask):
    """The pass has hard edges and misses what is thinner than a pixel: grown by one, then softened."""
    height, width = mask.shape
    for gather in (np.max, np.mean):
        padded = np.pad(mask, 1, mode="edge")
        mask = gather([padded[y:y + height, x:x + width] for y in range(3) for x in range(3)], axis=0)
    return mask


def _in_frame(part, corner, shape):
    """The rendered region in its place in the whole frame, the rest black."""
    whole = np.zeros(shape, np.float32)
    whole[corner[1]:corner[1] + part.shape[0], corner[0]:corner[0] + part.shape[1]] = part
    return whole


def render(name, width, height, samples=96, transparent=False, exposure=0.0, contrast=1.0,
           black=0.0, quality=90, bounces=8, finish=None, seed=1, shadow=0.6,
           threshold=0.012, diffuse=3, region=None, subject=None):
    """Take the picture. Writes art/masters/<name>.jpg, or .webp when transparent.

    finish(picture, alpha) -> picture may grade the display-referred result.
    shadow is the strength of the shadow on ground.catcher() in a transparent picture.
    threshold is the noise at which a pixel stops early; the denoiser forgives 0.03 on card.
    diffuse is how often bounced light goes on from matt surfaces.
    region (left, right, top, bottom) in 0..1 renders only that part; the rest stays black.
    subject is the root of the thing whose cover (H, W) in 0..1 finish gets instead of alpha.
    """
    if argument("--studio"):
        return description.write(width, height, dict(exposure=exposure, contrast=contrast, black=black), shadow)
    preview = argument("--preview", False)
    scale = float(argument("--scale", 1.0))
    if preview:
        scale = min(1.0, float(argument("--width", _PREVIEW_WIDTH)) / max(width, height * 0.75))
        samples = _PREVIEW_SAMPLES
    samples = int(argument("--samples", samples))
    width, height = round(width * scale), round(height * scale)
    scene = bpy.context.scene
    configure(scene, width, height, samples, transparent, bounces, threshold, diffuse)
    started, cover, taken.spent = time.time(), None, 0.0
    if transparent:
        rgb, alpha = cut_out(scene, name, shadow)
    else:
        corner = _border(scene, width, height, region)
        _number(scene, subject)
        passes = shoot(name)
        rgb, alpha = _in_frame(clean(passes), corner, (height, width, 3)), None
        if subject:
            cover = _in_frame(_cover(passes["IndexOB"][..., 0]), corner, (height, width))
    picture = develop(rgb, alpha, exposure, contrast, black, finish, seed, cover)
    suffix = ".png" if argument("--draft") else ".webp" if transparent else ".jpg"
    path = os.path.join(ART, ".cache/preview" if argument("--draft") else "masters", name + suffix)
    output.save(picture, path, quality)
    print("studio: %s %dx%d %.0f kB in %.0f s" % (
        os.path.relpath(path, ART), width, height, os.path.getsize(path) / 1000, time.time() - started))
    print("studio: taken with %d samples in %.1f minutes of one core" % (samples, taken.spent / 60))
    return path


def develop(rgb, alpha, exposure, contrast, black, finish, seed, cover=None):
    """Tone-map; with alpha, un-premultiply first so that edges carry no dark halo."""
    if alpha is not None:
        rgb = rgb / np.maximum(alpha, 1e-3)[..., None] * (alpha > 1e-3)[..., None]
    picture = output.tone(rgb, exposure, contrast, black)
    if finish:
        picture = finish(picture, alpha if cover is None else cover)
    picture = output.dither(picture, seed)
    if alpha is not None:
        picture = np.concatenate([picture, alpha[..., None]], -1)
    return picture
