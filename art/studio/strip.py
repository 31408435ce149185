"""Frames of a movement as cut-outs on one sheet, row by row from the upper left."""
import os
import time

import bpy
import numpy as np

from . import output, passes as taken
from .cutout import cut_out
from .passes import ART, argument
from .render import configure, develop


def strip(name, width, height, columns, frames, pose, samples, threshold, shadow, shadow_samples=64, bounces=4, diffuse=2, quality=84):
    """Takes `frames` pictures of `width` x `height`; `pose(k)` sets the machine before each.

    A finished frame is kept, as the pieces of a master are: a strip that was stopped goes on after its last frame."""
    scene = bpy.context.scene
    if argument("--preview"):
        width, height, samples = width // 3, height // 3, int(argument("--samples", 12))
    configure(scene, width, height, samples, True, bounces, threshold, diffuse)
    folder = os.path.join(ART, ".cache", "passes", name + "-frames" + ("-draft" if argument("--draft") else ""))
    taken.begin(folder, "%s %dx%d %d samples" % (argument("--sources"), width, height, samples))
    started, spent, pictures = time.time(), 0.0, []
    for k in range(frames):
        path = os.path.join(folder, "%02d.npz" % k)
        if not os.path.exists(path):
            pose(k)
            taken.spent = 0.0
            scene.render.resolution_percentage = 100
            scene.cycles.samples, scene.cycles.adaptive_threshold = samples, threshold
            rgb, alpha = cut_out(scene, "%s-%02d" % (name, k), shadow, shadow_samples)
            np.savez_compressed(path, picture=develop(rgb, alpha, 0, 1, 0, None, 1).astype(np.float32), spent=taken.spent)
            print("studio: frame %d of %d" % (k + 1, frames), flush=True)
        with np.load(path) as frame:
            pictures.append(frame["picture"])
            spent += float(frame["spent"])
    rows = -(-frames // columns)
    sheet = np.zeros((rows * height, columns * width, 4), np.float32)
    for k, picture in enumerate(pictures):
        top, left = k // columns * height, k % columns * width
        sheet[top:top + height, left:left + width] = picture
    path = os.path.join(ART, ".cache/preview" if argument("--draft") else "masters", name + (".png" if argument("--draft") else ".webp"))
    output.save(sheet, path, quality)
    taken.forget(folder)
    print("studio: %s, %d frames of %dx%d, %.0f kB in %.0f s" % (
        os.path.relpath(path, ART), frames, width, height, os.path.getsize(path) / 1000, time.time() - started))
    print("studio: taken with %d samples in %.1f minutes of one core" % (samples, spent / 60))
