"""Materials of the studio. Every function returns one shared material (made on first use).

The card and acrylic of the models are in kit/finish.py.
Colours are linear; `srgb("#FF5A1F")` converts from the palette of the site.
"""
from .shading import PALETTE, grain, make, srgb, varied

# ---- model world -------------------------------------------------------------------------

def brass():
    return make("brass", (0.80, 0.56, 0.25, 1), 0.24, 1.0, finish=varied(0.16, 0.34, 30))


def ink():
    """Near-black painted hardware of the model world."""
    return make("ink", (0.012, 0.014, 0.016, 1), 0.42)


def orange():
    """Signal orange; deeper than the palette because bright light lifts it to #FF5A1F."""
    return make("orange", (0.95, 0.105, 0.012, 1), 0.42)


def paper():
    return make("paper", srgb(PALETTE["paper"]), 0.85)


# ---- hardware ----------------------------------------------------------------------------

def graphite():
    """Moulded structural parts."""
    return make("graphite", (0.021, 0.023, 0.026, 1), 0.46, finish=varied(0.38, 0.56, 60))


def polymer():
    """Lighter grey moulded plastic: covers, pucks, battery shells."""
    return make("polymer", (0.062, 0.066, 0.070, 1), 0.5, finish=grain(900, 0.05, 0.0006))


def anodised():
    """Black anodised aluminium: clamps, hinges, motor bells."""
    return make("anodised", (0.045, 0.047, 0.052, 1), 0.30, 0.9, finish=varied(0.27, 0.36, 700))


def aluminium():
    return make("aluminium", (0.50, 0.505, 0.51, 1), 0.31, 1.0, finish=varied(0.27, 0.36, 1400))


def aluminium_dark():
    """Grey anodised heat sinks."""
    return make("aluminium_dark", (0.16, 0.165, 0.175, 1), 0.34, 1.0)


def steel():
    return make("steel", (0.50, 0.51, 0.52, 1), 0.24, 1.0)


def gold():
    return make("gold", (0.83, 0.60, 0.24, 1), 0.22, 1.0)


def copper():
    return make("copper", (0.40, 0.17, 0.085, 1), 0.40, 1.0)


def rubber():
    return make("rubber", (0.014, 0.014, 0.015, 1), 0.78)


def canopy():
    """Satin bone paint with a thin clear coat."""
    return make("canopy", (0.560, 0.545, 0.500, 1), 0.42, Clearcoat=0.25,
                finish=lambda g: (varied(0.36, 0.48, 25)(g), g.bump(g.noise(700, 1), 0.03, 0.0005)))


def decal(light=False):
    if light:
        return make("decal_light", srgb(PALETTE["bone"]), 0.6)
    return make("decal_dark", srgb(PALETTE["ink"]), 0.6)


def tip_band():
    """Warning band on the propellers: pale enough at night, still grey on paper."""
    return make("tip_band", (0.30, 0.30, 0.285, 1), 0.55)


def lens():
    """Coated glass element over a dark barrel."""
    return make("lens", (0.010, 0.012, 0.020, 1), 0.03, 0.0, Specular=0.9, Clearcoat=1.0)


def lens_coat():
    """Inner element with the violet bloom of an anti-reflection coating."""
    return make("lens_coat", (0.035, 0.028, 0.055, 1), 0.05, 0.85)


def light_lens():
    """Unlit lens of a position light: milky, faintly bright."""
    return make("light_lens", (0.62, 0.64, 0.64, 1), 0.12, Clearcoat=1.0)


def nav_light(color="orange", strength=6.0):
    """Small emitter behind its lens; colour from the palette or (r, g, b, 1)."""
    value = (1.0, 0.102, 0.012, 1) if color == "orange" else color
    material = make("nav_%s" % (color if isinstance(color, str) else "custom"), value, 0.25)
    bsdf = material.node_tree.nodes["Principled BSDF"]
    bsdf.inputs["Emission"].default_value = value
    bsdf.inputs["Emission Strength"].default_value = strength
    return material


def carbon():
    """Twill-woven carbon under clear resin. Wants a UV map in metres (tow width 2.2 mm)."""
    return make("carbon", (0.016, 0.017, 0.018, 1), 0.34, finish=_twill, Clearcoat=0.45,
                **{"Clearcoat Roughness": 0.12})


def carbon_blade():
    """Pressed carbon of the propellers: the weave barely shows under the gloss."""
    return make("carbon_blade", (0.018, 0.019, 0.020, 1), 0.32, Clearcoat=0.35,
                finish=lambda g: _twill(g, 0.0016, 0.12), **{"Clearcoat Roughness": 0.1})


def _twill(g, tow=0.0022, depth=0.35):
    uv = g.node("TexCoord").outputs["UV"]
    parts = g.node("SeparateXYZ", {0: uv}).outputs
    cell = [g.math("FLOOR", g.math("DIVIDE", parts[i], tow)) for i in (0, 1)]
    frac = [g.math("FRACT", g.math("DIVIDE", parts[i], tow)) for i in (0, 1)]
    phase = g.math("WRAP", g.math("ADD", cell[0], cell[1]), 4.0)
    warp = g.math("LESS_THAN", phase, 1.5)          # two over, two under
    round_ = [g.math("MULTIPLY", g.math("SUBTRACT", 1.0, f), f) for f in frac]
    height = g.node("MixRGB", {0: warp, 1: round_[1], 2: round_[0]}).outputs[0]
    g.bump(height, depth, 0.0009)
    shade = g.node("MixRGB", {0: warp, 1: (0.010, 0.011, 0.012, 1), 2: (0.030, 0.032, 0.034, 1)})
    g.feed(g.bsdf.inputs["Base Color"], shade.outputs[0])
    g.feed(g.bsdf.inputs["Roughness"], g.ramp(warp, 0.42, 0.30))


def webbing():
    """Woven nylon straps."""
    return make("webbing", (0.030, 0.031, 0.033, 1), 0.85, finish=grain(1600, 0.25, 0.0008))


def puck():
    """Radome plastic: pale, matt."""
    return make("puck", (0.42, 0.41, 0.38, 1), 0.55)


def crate():
    """Moulded transport case, muted grey."""
    return make("crate", (0.205, 0.205, 0.195, 1), 0.58, finish=grain(700, 0.10, 0.0010))
