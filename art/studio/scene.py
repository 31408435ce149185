"""An empty, repeatable scene: nothing from the user's start-up file, fixed seed, metric units."""
import random

import bpy


def new_scene(seed=7):
    """Clear Blender completely and return the scene. Same seed, same picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    scene = bpy.context.scene
    scene.unit_settings.system = "METRIC"
    scene.render.engine = "CYCLES"
    scene.cycles.seed = seed
    return scene
