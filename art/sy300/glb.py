"""Tidy a binary glTF after Blender wrote it: nothing left to defaults, no digits beyond a micrometre."""
import json
import struct

_DIGITS = 6


def _rounded(value):
    if isinstance(value, float):
        short = round(value, _DIGITS)
        return int(short) if short == int(short) else short
    if isinstance(value, list):
        return [_rounded(v) for v in value]
    if isinstance(value, dict):
        return {k: _rounded(v) for k, v in value.items()}
    return value


def tidy(path):
    with open(path, "rb") as file:
        data = file.read()
    length, = struct.unpack_from("<I", data, 12)
    scene = json.loads(data[20:20 + length])
    for material in scene["materials"]:
        material["pbrMetallicRoughness"].setdefault("metallicFactor", 1.0)
    # Not the accessors: their bounds must equal the data to the last bit
    for part in ("nodes", "materials"):
        scene[part] = _rounded(scene[part])
    text = json.dumps(scene, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    rest = data[20 + length:]
    with open(path, "wb") as file:
        file.write(struct.pack("<4sII", b"glTF", 2, 20 + len(text) + len(rest)))
        file.write(struct.pack("<I4s", len(text), b"JSON") + text + rest)
