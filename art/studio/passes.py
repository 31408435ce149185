"""Run the renderer and hand over its passes, denoised."""
import os
import sys

import bpy
import numpy as np

from . import denoise, exr

ART = os.path.abspath(os.path.join(os.path.dirname(__file__), ".."))


def argument(flag, default=None):
    """Value after `flag`, True for a bare flag, `default` when absent."""
    args = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    if flag not in args:
        return default
    after = args[args.index(flag) + 1:]
    return after[0] if after and not after[0].startswith("--") else True


def shoot(name):
    """Render to an EXR file and return its passes."""
    raw = os.path.join(ART, ".cache", "passes", name + ".exr")
    bpy.context.scene.render.filepath = raw
    if not (argument("--develop") and os.path.exists(raw)):
        bpy.ops.render.render(write_still=True)
    passes = exr.read(raw)
    if not argument("--keep") and not argument("--develop"):
        os.remove(raw)
    return passes


def clean(passes, sharp=False):
    """Denoise; with everything in focus the helper passes are clean and need no pass of their own."""
    if argument("--raw") or not denoise.available():
        print("studio: no denoising (weights missing or --raw)")
        return passes["Combined"][..., :3]
    color, albedo, normal = passes["Combined"][..., :3], passes["Denoising Albedo"], passes["Denoising Normal"]
    if sharp:
        helpers = np.clip(albedo, 0, 1), np.clip(normal * 0.5 + 0.5, 0, 1)
        return denoise.beauty(color, None, None, "rt_hdr_alb_nrm", helpers)
    return denoise.beauty(color, albedo, normal)
