"""The SY300 unfolds: from carried to opened in even steps, from the camera of the other poses; four frames to a row."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import poses  # noqa: E402
from studio import lights  # noqa: E402
from studio.strip import strip  # noqa: E402
from sy300 import pose  # noqa: E402

FRAMES, COLUMNS, SIZE = 20, 4, (840, 560)

drone = poses.sheet.stage(poses.HEADING, 1.0, fill=0.8)
# One key for all frames, between that of the upright booms and that of the opened ones
bpy.data.objects.remove(bpy.data.objects["key"])
lights.area("key", (-2.1, -1.2, 5.4), (0, 0, 0.35), (0.24, 0.24), 540, lights.WARM)
poses.sheet.camera.place(poses.EYE, poses.TARGET, lens=poses.LENS)
strip("sy300-folding", *SIZE, COLUMNS, FRAMES, lambda k: pose.take(drone, 1 - k / (FRAMES - 1)), samples=40, threshold=0.02, shadow=0.74)
