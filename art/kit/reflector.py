"""A soft box that only mirrors see: it draws a highlight on acrylic and lights nothing."""
import bpy
from mathutils import Vector

from studio import materials


def softbox(at, target, size, strength):
    """A box of `size` (width, height) at `at`, turned to `target`, bright in the middle, soft to its edges."""
    w, h = size[0] / 2, size[1] / 2
    mesh = bpy.data.meshes.new('Softbox')
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    thing = bpy.data.objects.new('Softbox', mesh)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    for kind in ('camera', 'diffuse', 'transmission', 'volume_scatter', 'shadow'):
        setattr(thing, 'visible_' + kind, False)

    def glow(g):
        x, y, _ = g.node('SeparateXYZ', {0: g.node('TexCoord').outputs['Generated']}).outputs
        parts = []
        for side in (x, y):
            away = g.math('ABSOLUTE', g.math('SUBTRACT', side, 0.5))
            parts.append(g.node('MapRange', {'Value': away, 'From Min': 0.5, 'From Max': 0.18},
                                interpolation_type='SMOOTHSTEP').outputs[0])
        power = g.math('MULTIPLY', g.math('MULTIPLY', *parts), strength)
        light = g.node('Emission', {'Color': (1.0, 0.985, 0.95, 1), 'Strength': power}).outputs[0]
        g.feed(g.tree.nodes['Material Output'].inputs['Surface'], light)

    material = materials.make('softbox %.1f' % strength, finish=glow)
    material.cycles.sample_as_light = False
    mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return thing
