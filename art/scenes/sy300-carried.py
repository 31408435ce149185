"""SY300 folded to be carried: booms upright, blades along them, on its skids."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import poses  # noqa: E402
from studio import lights  # noqa: E402


def light_from_above(_drone):
    """A higher, smaller key: from the usual one the upright booms would draw their shadow out to a smear."""
    bpy.data.objects.remove(bpy.data.objects["key"])
    lights.area("key", (-1.5, -1.2, 5.8), (0, 0, 0.35), (0.12, 0.12), 540, lights.WARM)


poses.picture("sy300-carried", folded=1.0, ready=light_from_above)
