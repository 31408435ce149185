"""Grounds: paper() for the models, catcher() for cut-outs, wet() for the night plate."""
import bpy

from . import materials


def _plane(name, size):
    half = size / 2
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [], [(0, 1, 2, 3)])
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def paper(size=60.0, material=None):
    """A seamless table top."""
    obj = _plane("ground", size)
    obj.data.materials.append(material or materials.paper())
    return obj


def catcher(size=20.0):
    """Invisible ground that keeps only the shadow (use with render(..., transparent=True))."""
    obj = _plane("shadow_catcher", size)
    obj.data.materials.append(materials.paper())
    obj.is_shadow_catcher = True
    return obj


def wet(size=60.0):
    """Dark apron after rain: fine asphalt, damp film, shallow puddles that mirror."""
    obj = _plane("wet_ground", size)
    obj.data.materials.append(materials.make("wet_ground", (0.02, 0.021, 0.022, 1), 0.4, finish=_wet))
    return obj


def _wet(g):
    puddle = g.ramp(g.noise(0.85, 3, roughness=0.45), -2.6, 3.4)      # 0 damp .. 1 standing water
    puddle = g.math("MINIMUM", g.math("MAXIMUM", puddle, 0.0), 1.0)
    streak = g.noise(9.0, 6)
    grit = g.noise(420.0, 3)
    damp = g.ramp(streak, 0.20, 0.46)
    rough = g.node("MixRGB", {0: puddle, 1: damp, 2: (0.035, 0.035, 0.035, 1)}).outputs[0]
    g.feed(g.bsdf.inputs["Roughness"], rough)
    shade = g.node("MixRGB", {0: puddle, 1: (0.030, 0.031, 0.032, 1), 2: (0.008, 0.009, 0.010, 1)})
    g.feed(g.bsdf.inputs["Base Color"], shade.outputs[0])
    dry = g.math("SUBTRACT", 1.0, puddle)
    ripple = g.math("MULTIPLY", g.noise(14.0, 2), 0.25)
    height = g.math("ADD", g.math("MULTIPLY", grit, dry), ripple)
    g.bump(height, 0.35, 0.004)
