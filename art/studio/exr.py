"""Read the multilayer OpenEXR files that Blender writes (scanline, ZIP or uncompressed).

Blender's Python cannot reach the passes of a finished background render, so the
studio lets Cycles write them to disk and reads them back here with numpy alone.

    passes = exr.read(path)          # {"Combined": (H, W, 4) float32, "Denoising Normal": (H, W, 3), ...}
"""
import struct
import zlib

import numpy as np

_TYPES = {0: np.dtype("<u4"), 1: np.dtype("<f2"), 2: np.dtype("<f4")}
_LINES_PER_BLOCK = {0: 1, 1: 1, 2: 1, 3: 16}  # none, RLE (unsupported), ZIPS, ZIP
_CHANNEL_ORDER = {c: i for i, c in enumerate("RGBAXYZVW")}


def _cstring(data, pos):
    end = data.index(b"\0", pos)
    return data[pos:end].decode(), end + 1


def _header(data):
    """Attributes of the header, and where the line offset table starts."""
    if struct.unpack_from("<I", data)[0] != 20000630:
        raise ValueError("not an OpenEXR file")
    pos, attributes = 8, {}
    while data[pos] != 0:
        name, pos = _cstring(data, pos)
        _, pos = _cstring(data, pos)
        size, = struct.unpack_from("<i", data, pos)
        attributes[name] = data[pos + 4:pos + 4 + size]
        pos += 4 + size
    return attributes, pos + 1


def _channels(blob):
    channels, pos = [], 0
    while blob[pos] != 0:
        name, pos = _cstring(blob, pos)
        channels.append((name, _TYPES[struct.unpack_from("<i", blob, pos)[0]]))
        pos += 16
    return channels


def _unzip(block):
    """Undo OpenEXR's delta predictor and byte interleaving after inflating."""
    raw = np.frombuffer(zlib.decompress(block), np.uint8).astype(np.int64)
    raw[1:] -= 128
    plain = (np.cumsum(raw) & 255).astype(np.uint8)
    out = np.empty_like(plain)
    half = (len(plain) + 1) // 2
    out[0::2], out[1::2] = plain[:half], plain[half:]
    return out.tobytes()


def _pass_name(channel):
    """'View Layer.Denoising Normal.X' -> ('Denoising Normal', 'X')."""
    parts = channel.split(".")
    return (parts[-2] if len(parts) > 1 else "Combined"), parts[-1]


def read(path):
    with open(path, "rb") as file:
        data = file.read()
    attributes, pos = _header(data)
    compression = attributes["compression"][0]
    if compression not in (0, 2, 3):
        raise ValueError("unsupported OpenEXR compression %d" % compression)
    x0, y0, x1, y1 = struct.unpack("<4i", attributes["dataWindow"])
    width, height = x1 - x0 + 1, y1 - y0 + 1
    channels = _channels(attributes["channels"])
    planes = {name: np.empty((height, width), np.float32) for name, _ in channels}
    step = _LINES_PER_BLOCK[compression]
    blocks = -(-height // step)
    for offset in struct.unpack_from("<%dQ" % blocks, data, pos):
        y, size = struct.unpack_from("<ii", data, offset)
        lines = min(step, y1 - y + 1)
        block = data[offset + 8:offset + 8 + size]
        full = lines * width * sum(t.itemsize for _, t in channels)
        if compression and size < full:  # blocks that do not shrink are stored plain
            block = _unzip(block)
        at = 0
        for line in range(lines):
            for name, kind in channels:
                planes[name][y - y0 + line] = np.frombuffer(block, kind, width, at)
                at += width * kind.itemsize
    grouped = {}
    for name in planes:
        group, part = _pass_name(name)
        grouped.setdefault(group, []).append((_CHANNEL_ORDER.get(part, 9), name))
    return {g: np.stack([planes[n] for _, n in sorted(v)], -1) for g, v in grouped.items()}
