"""The proposition, at night: land from edge to edge, a mast on a far ridge, its one line to one contact, the SY300 in the air before it.

Shared by the wide and the tall picture; each brings its own camera and places. Metres, at true scale; the contact alone is
drawn larger than it is. The camera looks level and is shifted: the horizon stays where the words leave room for it."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from math import hypot, radians  # noqa: E402

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402

from kit import carrier, finish, intruder, masts, relief, terrain, trees, wires  # noqa: E402
from kit.solid import Solid  # noqa: E402
from studio import lights, materials  # noqa: E402
from studio.shading import make  # noqa: E402
from sy300 import build  # noqa: E402
from sy300 import dimensions as D  # noqa: E402

NIGHT = np.array([0x0C, 0x0E, 0x0F]) / 255      # the page's colour, met where the picture ends
SCALE = 14                                      # metres of land to a unit of its model
FLOOR = -27                                     # of the valley, below the SY300
SIZE, CENTRE = (23.0, 21.5), (0.0, 14.4)        # of the land, in units


def stage(crest, tall, contact, size, at, across):
    """`crest`, `tall`: where the mast stands, in units, and its height;  `contact`, `size`: of the contact;  `at`: of the aircraft;
    `across`: how wide the line is, in radians. The camera has its place already."""
    model = land(crest)
    woods(model, crest)
    eye = mast(model, crest, tall)
    track(eye, contact, across)
    intruder.quadcopter(contact, size, 62)
    aircraft(at, -50, 6, 4)
    light(at, contact)


def height(crest):
    """Land in units: a valley before a long ridge that carries the mast at `crest` (x, y)."""
    def h(x, y):
        # The ridge winds; its line is where the night begins
        line = crest[1] + .55 * np.sin((x - crest[0]) * .42) + .9 * relief.smoothstep(1.5, 9, np.abs(x - crest[0]))
        ridge = 1.55 * np.exp(-((y - line) / 2.3) ** 2) * (1 + .22 * relief.rolling(x, y, 3.4, 52))
        h = .42 + .46 * relief.rolling(x, y, 3.6, 21) + ridge
        h = h + relief.hill(x, y, (5.6, 9.6), 2.2, 1.15, 1.7, 25)         # right, beyond the aircraft
        h = h + relief.hill(x, y, (-5.2, 8.6), 2.1, .85, 1.8, -20)        # left, below the words
        h = h + relief.hill(x, y, (1.2, 6.2), 1.3, .35, 1.5, 40)
        h = h + relief.hill(x, y, crest, .75, .42, 1.6, 8)
        return h + 1.2 * relief.smoothstep(17.5, 23, y)
    return h


def _card(name, tone):
    """Card at night: the same sheets, in a room without fill."""
    return make("night " + name, (*tone, 1), .8, Specular=.12)


def land(crest):
    model = terrain.Terrain(height(crest), SIZE, CENTRE, sheet=.042, cell=.05)
    thing = model.build(_card("face", (.30, .30, .29)), _card("rim", (.46, .41, .34)), _card("side", (.05, .05, .05)), name="Land")
    thing.scale, thing.location = (SCALE,) * 3, (0, 0, FLOOR)
    return model


def place(model, x, y):
    """A point of the ground, in metres."""
    return Vector((x * SCALE, y * SCALE, FLOOR + model.ground(x, y) * SCALE))


def woods(model, crest):
    for card in (finish.foliage(), finish.card(), finish.side()):
        card.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = .1      # or leaves glint in the low light

    def keep(x, y):
        return hypot(x - crest[0], y - crest[1]) > .7 and model.slope(x, y) < 1.0
    spots = trees.scatter(model, 620, keep, 8, gap=.10, density=trees.groves(1.7, 33, .02, 1.8))
    before = set(bpy.context.scene.objects)
    trees.plant(model, spots, 3, (.16, .34), discs=.3)
    for tree in set(bpy.context.scene.objects) - before:
        tree.location = Vector(tree.location) * SCALE + Vector((0, 0, FLOOR))
        tree.scale = Vector(tree.scale) * SCALE


def mast(model, crest, tall):
    """Returns where it looks from."""
    foot = place(model, *crest)
    s = Solid("Mast")
    size = tall / 1.45
    with s.part(tuple(foot), 24, size):
        top = masts.lattice(s, (0, 0, 0), .95, .26, .12, 7, .014)
        eye = masts.sensor_head(s, (0, 0, top), .95)
    s.build()
    return foot + size * Vector(eye)          # above the foot: the turn leaves it where it is


def track(eye, contact, across):
    """The one line, as wide in the picture at its far end as at its near one: `across` radians, seen from the camera."""
    camera = Vector(bpy.context.scene.camera.location)
    points = [Vector(eye).lerp(Vector(contact), (k / 40) ** .35 if k else 0) for k in range(41)]
    curve = wires.wire([tuple(p) for p in points], 1.0, _lit_brass(), name="Track")
    for knot, p in zip(curve.data.splines[0].points, points):
        knot.radius = across * (p - camera).length / 2
    return curve


def _lit_brass():
    """A wire this thin mirrors nothing at night: it brings its light with it."""
    def glow(g):
        g.feed(g.bsdf.inputs["Emission"], (.80, .50, .19, 1))
        g.feed(g.bsdf.inputs["Emission Strength"], .62)
    return make("lit brass", (.2, .14, .06, 1), .4, 1.0, finish=glow)


def aircraft(at, heading, pitch, roll):
    drone = build()
    drone.rotation_mode = "XYZ"
    drone.rotation_euler = (radians(pitch), radians(roll), radians(heading))
    bpy.context.view_layer.update()
    hub = drone.matrix_world @ Vector((0, 0, D.HUB_Z))
    drone.location = Vector(at) - hub
    # Its nose light is orange; the picture keeps that colour for the contact
    bpy.data.objects["nose_light"].data.materials[0] = materials.light_lens()
    carrier.spin(10)                     # a short exposure: bright blades against the dark keep their edges
    return drone


def light(at, contact):
    """The last light comes low over the right; lamps of the studio draw the aircraft, and reach no further."""
    _sky()
    data = bpy.data.lights.new("last light", "SUN")
    data.energy, data.color, data.angle = 1.3, (.80, .90, 1.0), radians(3)
    lamp = bpy.data.objects.new("last light", data)
    lamp.rotation_euler = Vector((-.90, -.22, -.30)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)

    def near(x, y, z):
        return tuple(a + d for a, d in zip(at, (x, y, z)))
    # Warm key, low from the left: shapes the canopy and the near booms
    lights.area("key", near(-3.6, -3.0, 1.3), at, (0.9, 0.9), 22, lights.WARM, spread=1.0)
    # Strips behind and above: bright edges on booms, bells and blades
    lights.area("rim_back", near(.8, 3.4, 3.2), at, (4.2, 0.35), 80, (1.0, 0.95, 0.88), spread=1.0)
    lights.area("rim_left", near(-4.2, 2.4, 1.6), at, (0.3, 2.0), 62, (1.0, 0.92, 0.82), spread=1.0)
    lights.area("rim_right", near(4.2, 1.6, 1.7), at, (0.35, 2.4), 110, lights.COOL, spread=1.0)
    lights.area("belly", near(.4, 1.6, -3.0), at, (2.6, 1.2), 16, lights.COOL, spread=1.4)
    there = tuple(contact)
    lights.area("contact", tuple(a + d for a, d in zip(there, (-2.2, -2.6, 2.2))), there, (1.2, 1.2), 150, (1, .95, .9), spread=.8)
    lights.area("contact rim", tuple(a + d for a, d in zip(there, (2.4, 2.0, 1.4))), there, (.5, 1.6), 110, lights.COOL, spread=.8)
    for lamp in bpy.data.lights:
        if lamp.type == "AREA":
            _end(lamp)


def _end(lamp):
    """The lamp ends after a few metres: it draws no patch with an edge on the land."""
    lamp.use_nodes = True
    tree = lamp.node_tree
    way = tree.nodes.new("ShaderNodeLightPath").outputs["Ray Length"]
    share = tree.nodes.new("ShaderNodeMapRange")
    for socket, value in (("From Min", 7), ("From Max", 11), ("To Min", 1), ("To Max", 0)):
        share.inputs[socket].default_value = value
    tree.links.new(way, share.inputs["Value"])
    tree.links.new(share.outputs[0], tree.nodes["Emission"].inputs["Strength"])


def _sky():
    """The page's night overhead; a trace of light along the horizon, more of it on the right."""
    lights.world((0.5, 0.72, 1.0), 0.004)
    tree = bpy.context.scene.world.node_tree
    world = tree.nodes["Background"]

    def node(kind, inputs, **settings):
        made = tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in inputs.items():
            if isinstance(value, bpy.types.NodeSocket):
                tree.links.new(value, made.inputs[key])
            else:
                made.inputs[key].default_value = value
        return made.outputs

    way = node("NewGeometry", {})["Incoming"]
    x, _, z = node("SeparateXYZ", {0: way})
    low = node("MapRange", {"Value": z, "From Min": -.20, "From Max": .0, "To Min": 0, "To Max": 1}, interpolation_type="SMOOTHERSTEP")[0]
    side = node("MapRange", {"Value": x, "From Min": .34, "From Max": -.42, "To Min": .12, "To Max": 1}, interpolation_type="SMOOTHSTEP")[0]
    share = node("Math", {0: low, 1: side}, operation="MULTIPLY")[0]
    night = tuple(((v + .055) / 1.055) ** 2.4 if v > .04045 else v / 12.92 for v in NIGHT)
    color = node("MixRGB", {0: share, 1: (*night, 1), 2: (.026, .034, .041, 1)})[0]
    seen = node("Background", {0: color, 1: 1.0})[0]
    direct = node("LightPath", {})["Is Camera Ray"]
    mix = node("MixShader", {0: direct, 1: world.outputs[0], 2: seen})[0]
    tree.links.new(mix, tree.nodes["World Output"].inputs["Surface"])


def settle(picture, left, below):
    """Lay the picture on the page's night: all of it gone at the lower side, much of it at the left.

    `left`: (share of light kept at the side, where it is whole again);  `below`: (where it begins to go, where it is gone)."""
    tall, wide = picture.shape[:2]
    x, y = (np.arange(wide) + .5) / wide, (np.arange(tall) + .5) / tall
    keep = np.outer(1 - _ease((y - below[0]) / (below[1] - below[0])), left[0] + (1 - left[0]) * _ease(x / left[1]))
    return 1 - (1 - NIGHT) * (1 - np.maximum(picture - NIGHT, 0) / (1 - NIGHT) * keep[..., None])


def _ease(share):
    t = np.clip(share, 0, 1)
    return t * t * t * (t * (t * 6 - 15) + 10)
