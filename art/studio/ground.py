"""Grounds: catcher() for cut-outs, satin() for the night plate."""
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


def satin(size, centre, reach):
    """Dark studio floor: matt enough to catch light and shadow, smooth enough to mirror what stands on it, softly.

    It darkens away from `centre`, by `reach` (x, y), as under one lamp: the night begins without an edge."""
    def darken(g):
        x, y, _ = g.node("SeparateXYZ", {0: g.node("TexCoord").outputs["Object"]}).outputs
        away = [g.math("POWER", g.math("ABSOLUTE", g.math("DIVIDE", g.math("SUBTRACT", v, c), r)), 2.0)
                for v, c, r in zip((x, y), centre, reach)]
        # Round at the centre, then even in stops: a bell curve would show where it ends
        lit = g.math("EXPONENT", g.math("SUBTRACT", 0.8, g.math("SQRT", g.math("ADD", 0.64, g.math("ADD", *away)))))
        g.feed(g.bsdf.inputs["Base Color"], g.node("MixRGB", {0: lit, 1: (0, 0, 0, 1), 2: (0.030, 0.031, 0.033, 1)}).outputs[0])
        g.feed(g.bsdf.inputs["Specular"], g.math("MULTIPLY", g.math("POWER", lit, 1.5), 0.4))
    obj = _plane("satin_floor", size)
    obj.data.materials.append(materials.make("satin_floor", roughness=0.20, finish=darken))
    return obj
