"""Export the SY300 as glTF (binary) for a 3D view: part names kept, triangles and size printed."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

import bpy  # noqa: E402

from studio import new_scene  # noqa: E402
from sy300.build import build, parts, triangles  # noqa: E402

DETAIL = 0.34
LIMIT = 60000


def main():
    path = os.path.join(os.path.dirname(__file__), "..", "masters", "sy300.glb")
    new_scene()
    root = build(detail=DETAIL)
    count = triangles(root)
    bpy.ops.export_scene.gltf(filepath=os.path.abspath(path), export_format="GLB", export_yup=True,
                              export_apply=True, export_texcoords=False, export_animations=False,
                              export_cameras=False, export_lights=False)
    print("studio: masters/sy300.glb %d parts, %d triangles, %.0f kB" % (
        len(parts(root)), count, os.path.getsize(path) / 1000))
    if count > LIMIT:
        sys.exit("sy300.glb has more than %d triangles" % LIMIT)


main()
