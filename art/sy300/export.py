"""Export the SY300 as glTF (binary) for a 3D view, opened: part names and shared meshes kept, triangles and size printed.

The joints of sy300/pose.py go with it, as `extras.joints` of the root node: for each group its axis in glTF's
frame (Y up), degrees opened and carried, and the share of the movement in which it turns.
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

import bpy  # noqa: E402

from studio import materials, new_scene  # noqa: E402
from sy300 import dimensions, glb, pose  # noqa: E402
from sy300.build import build, parts, triangles  # noqa: E402

DETAIL = 0.34
LIMIT = 60000


def _y_up(axis):
    x, y, z = axis
    return [float(v) for v in (x, z, -y)]


def _describe(root):
    root["joints"] = {joint.group: {
        "axis": _y_up(joint.axis), "opened": float(joint.opened), "carried": float(joint.carried),
        "start": joint.start, "end": joint.end} for joint in pose.joints()}
    # Flown, a propeller turns this way about its axis
    root["spin"] = {"propeller_%d" % number: 1 if rotation == "ccw" else -1
                    for number, (_, rotation) in dimensions.ARMS.items()}


def _plain_materials():
    """glTF knows no procedural textures: cut them off, so that each input falls back to its own value."""
    materials.nav_light(strength=1.1)
    for material in bpy.data.materials:
        tree = material.node_tree
        for link in list(tree.links) if tree else []:
            if link.to_node.type == "BSDF_PRINCIPLED":
                tree.links.remove(link)


def _bake_normals(root):
    """Weighted normals belong to each object's modifier; stored in the mesh once, they let instances share it."""
    sharers = {}
    for obj in parts(root):
        if obj.modifiers:
            sharers.setdefault(obj.data, []).append(obj)
    graph = bpy.context.evaluated_depsgraph_get()
    for data, objects in sharers.items():
        name = data.name
        baked = bpy.data.meshes.new_from_object(objects[0].evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph)
        for i, material in enumerate(data.materials):
            baked.materials[i] = material
        data.name = name + "_plain"
        baked.name = name
        for obj in objects:
            obj.modifiers.clear()
            obj.data = baked


def main():
    path = os.path.join(os.path.dirname(__file__), "..", "masters", "sy300.glb")
    new_scene()
    root = build(detail=DETAIL)
    count = triangles(root)
    _plain_materials()
    _describe(root)
    _bake_normals(root)
    bpy.ops.export_scene.gltf(filepath=os.path.abspath(path), export_format="GLB", export_yup=True, export_extras=True,
                              export_apply=False, export_texcoords=False, export_animations=False,
                              export_cameras=False, export_lights=False)
    glb.tidy(path)
    meshes = {obj.data for obj in parts(root) if obj.type == "MESH"}
    print("studio: masters/sy300.glb %d parts of %d meshes, %d triangles, %.0f kB" % (
        len(parts(root)), len(meshes), count, os.path.getsize(path) / 1000))
    if count > LIMIT:
        sys.exit("sy300.glb has more than %d triangles" % LIMIT)


if __name__ == "__main__":
    main()
