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
    """Dark apron after rain: fine asphalt, damp film, shallow puddles that mirror."""
    obj = _plane("wet_ground", size)
    obj.data.materials.append(materials.make("wet_ground", (0.02, 0.021, 0.022, 1), 0.4, finish=_wet))
    return obj


def _wet(g):
    def between(value, low, high):
        return g.node("MapRange", {"Value": value, "From Min": low, "From Max": high},
                      interpolation_type="SMOOTHSTEP").outputs[0]

    def mix(fac, a, b):
        grey = [(v, v, v, 1) if isinstance(v, float) else v for v in (a, b)]
        return g.node("MixRGB", {0: fac, 1: grey[0], 2: grey[1]}).outputs[0]
    broad = g.noise(1.25, 3, roughness=0.6)
    puddle = between(broad, 0.455, 0.505)                  # 0 damp .. 1 standing water
    film = between(g.noise(5.5, 3), 0.35, 0.68)            # thin film on the damp part
    g.feed(g.bsdf.inputs["Roughness"], mix(puddle, mix(film, 0.23, 0.15), 0.03))
    g.feed(g.bsdf.inputs["Specular"], mix(puddle, 0.20, 0.55))
    g.feed(g.bsdf.inputs["Base Color"], mix(puddle, mix(film, 0.006, 0.004), 0.0015))
    dry = g.math("SUBTRACT", 1.0, puddle)
    stones = g.math("MULTIPLY", g.noise(130.0, 2, roughness=0.7), dry)
    waves = g.math("MULTIPLY", g.noise(6.0, 1), 0.25)
    g.bump(g.math("ADD", stones, waves), 0.40, 0.004)
