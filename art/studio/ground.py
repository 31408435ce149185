"""Grounds: catcher() for cut-outs, wet() for the night plate."""
import bpy

from . import materials


def _plane(name, size):
    half = size / 2
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [], [(0, 1, 2, 3)])
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def catcher(size=20.0):
    """Invisible ground that keeps only the shadow (use with render(..., transparent=True))."""
    obj = _plane("shadow_catcher", size)
    obj.data.materials.append(materials.paper())
    obj.is_shadow_catcher = True
    return obj


def wet(size=60.0):
    """Dark apron after rain: one even damp film, so that what stands on it mirrors whole and soft."""
    obj = _plane("wet_ground", size)
    obj.data.materials.append(materials.make("wet_ground", (0.004, 0.0043, 0.0046, 1), 0.24, finish=_damp, Specular=0.34))
    return obj


def _damp(g):
    """Stones show only as a grain in the gloss: larger patches would read as stains and cut the mirror image up."""
    g.feed(g.bsdf.inputs["Roughness"], g.ramp(g.noise(60.0, 2), 0.15, 0.22))
    g.bump(g.noise(150.0, 2, roughness=0.7), 0.10, 0.002)
