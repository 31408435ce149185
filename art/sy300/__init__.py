"""The SY300: a heavy-lift hexacopter (flat six, Hexa X), modelled from sy300/dimensions.py.

    from sy300 import build
    drone = build()            # returns the root empty "SY300"; skids stand on z = 0, nose towards -Y
    drone = build(detail=0.4)  # fewer facets, for glTF and for drones far away
"""
from .build import build  # noqa: F401
