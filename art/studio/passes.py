"""Run the renderer in pieces that survive a stop, and hand over their mean, denoised."""
import glob
import os
import shutil
import sys
import time

import bpy
import numpy as np

from . import denoise, exr

ART = os.path.abspath(os.path.join(os.path.dirname(__file__), ".."))

_PIECE = 200e6         # pixels times samples: about four minutes of two cores
_FEWEST = 4            # pieces of a master: their scatter says how noisy each pixel is
_TRUST = 0.85          # share of the denoiser where it only took noise away
_DETAIL = 2.2, 5.0     # so many standard errors from the render the denoiser has drawn over something: the render stands again

spent = 0.0            # seconds of one core since the picture was begun, over all stops


def argument(flag, default=None):
    """Value after `flag`, True for a bare flag, `default` when absent."""
    args = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    if flag not in args:
        return default
    after = args[args.index(flag) + 1:]
    return after[0] if after and not after[0].startswith("--") else True


def shoot(name):
    """Render, and return the mean of the passes; "Noise" is the standard error of a pixel's brightness.

    A picture is taken in pieces, each with a seed of its own and kept in a file: begun again, it goes on after the last."""
    folder = os.path.join(ART, ".cache", "passes", name + ("-draft" if argument("--draft") else ""))
    if not argument("--develop"):
        _take(folder)
    passes = _mean(sorted(glob.glob(os.path.join(folder, "*s.exr"))))
    if not argument("--develop"):
        forget(folder)
    return passes


def forget(folder):
    if not argument("--keep"):
        shutil.rmtree(folder)


def _take(folder):
    global spent
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    samples, threshold, seed = cycles.samples, cycles.adaptive_threshold, cycles.seed
    size = render.resolution_x * render.resolution_y * (render.resolution_percentage / 100) ** 2
    count = 1 if argument("--preview") else max(_FEWEST, round(size * samples / _PIECE))
    begin(folder, "%s %dx%d %d%% %d samples %g in %d" % (
        argument("--sources"), render.resolution_x, render.resolution_y, render.resolution_percentage, samples, threshold, count))
    cycles.samples = -(-samples // count)
    cycles.adaptive_min_samples = max(4, cycles.samples // 2)
    cycles.adaptive_threshold = threshold * count ** 0.5
    for k in range(count):
        done = glob.glob(os.path.join(folder, "%02d-*s.exr" % k))
        if done:
            spent += float(os.path.basename(done[0])[3:-5])
            continue
        started = time.process_time()
        cycles.seed = seed + k
        render.filepath = os.path.join(folder, "unfinished.exr")
        bpy.ops.render.render(write_still=True)
        took = time.process_time() - started
        os.rename(render.filepath, os.path.join(folder, "%02d-%ds.exr" % (k, took)))
        spent += took
        print("studio: piece %d of %d, %d s of one core" % (k + 1, count, took), flush=True)
    cycles.samples, cycles.adaptive_threshold, cycles.seed = samples, threshold, seed


def begin(folder, of):
    """Pieces of another state of the scene are of no use."""
    key = os.path.join(folder, "of.txt")
    if os.path.exists(key):
        with open(key) as file:
            if file.read() == of:
                return
        shutil.rmtree(folder)
    os.makedirs(folder, exist_ok=True)
    with open(key, "w") as file:
        file.write(of)


def _mean(files):
    total, squares = {}, 0
    for file in files:
        passes = exr.read(file)
        light = passes["Combined"][..., :3].mean(-1)
        squares = squares + light * light
        for name, plane in passes.items():
            total[name] = total[name] + plane if name in total else plane
    n = len(files)
    mean = {name: plane / n for name, plane in total.items()}
    if n > 1:
        spread = np.maximum(squares / n - mean["Combined"][..., :3].mean(-1) ** 2, 0) / (n - 1)
        mean["Noise"] = np.sqrt(_around(spread, 2))
    return mean


def _around(plane, reach):
    """Mean of the square that reaches so many pixels to every side."""
    for axis in (0, 1):
        pad = [(0, 0), (0, 0)]
        pad[axis] = (reach + 1, reach)
        sums = np.cumsum(np.pad(plane, pad, mode="edge").astype(np.float64), axis=axis)
        n, width = plane.shape[axis], 2 * reach + 1
        plane = (np.take(sums, range(width, width + n), axis) - np.take(sums, range(n), axis)) / width
    return plane


def clean(passes):
    """Denoise. With a master's samples the helper passes are clean enough to be trusted as they are, out of focus too."""
    raw = passes["Combined"][..., :3]
    if argument("--raw") or not denoise.available():
        print("studio: no denoising (weights missing or --raw)")
        return raw
    return _blend(raw, denoise.beauty(raw, *helpers(passes)), passes.get("Noise"))


def helpers(passes):
    """Albedo and normal as the networks want them."""
    return np.clip(passes["Denoising Albedo"], 0, 1), np.clip(passes["Denoising Normal"] * 0.5 + 0.5, 0, 1)


def _blend(raw, smooth, noise):
    """Where the denoiser moved a pixel and its neighbours further than their noise explains, it drew over a leaf or a wire."""
    trust = np.full(raw.shape[:2], _TRUST)
    if noise is not None:
        moved = np.abs(_around((smooth - raw).mean(-1), 1)) / (noise / 3 + 1e-4)
        low, high = _DETAIL
        t = np.clip((moved - low) / (high - low), 0, 1)
        trust *= 1 - t * t * (3 - 2 * t)
    return (raw + trust[..., None] * (smooth - raw)).astype(np.float32)
