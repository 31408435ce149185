"""How materials are made: the palette, a thin helper over Blender's shader nodes, two finishes."""
import bpy

PALETTE = dict(paper="#F1EEE6", ink="#14171A", bone="#E9E6DD")   # the site's, as in src/styles/tokens.css


def srgb(code):
    """'#RRGGBB' -> linear (r, g, b, 1)."""
    values = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values) + (1.0,)


class Graph:
    """Thin helper over a material's node tree."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.bsdf = self.tree.nodes["Principled BSDF"]

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node("Math", {0: a, 1: b, 2: 0.0}, operation=operation, use_clamp=clamp).outputs[0]

    def noise(self, scale, detail=4.0, coords="Object", roughness=0.55):
        where = self.node("TexCoord").outputs[coords]
        return self.node("TexNoise", {"Vector": where, "Scale": scale, "Detail": detail,
                                      "Roughness": roughness}).outputs["Fac"]

    def ramp(self, fac, low, high):
        return self.node("MapRange", {"Value": fac, "To Min": low, "To Max": high}).outputs[0]

    def bump(self, height, strength, distance):
        out = self.node("Bump", {"Height": height, "Strength": strength, "Distance": distance})
        self.feed(self.bsdf.inputs["Normal"], out.outputs[0])


def make(name, color=(0.5, 0.5, 0.5, 1), roughness=0.5, metallic=0.0, finish=None, **inputs):
    """Principled material, cached by name. `finish(graph)` may add nodes."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    graph = Graph(material)
    values = {"Base Color": color, "Roughness": roughness, "Metallic": metallic, **inputs}
    for key, value in values.items():
        graph.bsdf.inputs[key].default_value = value
    if finish:
        finish(graph)
    return material


def grain(scale, strength, distance):
    return lambda g: g.bump(g.noise(scale, 2), strength, distance)


def varied(low, high, scale):
    """Uneven roughness: what makes a plain surface look touched rather than computed."""
    return lambda g: g.feed(g.bsdf.inputs["Roughness"], g.ramp(g.noise(scale, 2), low, high))
