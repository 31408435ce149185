"""SY300 folded to be carried: booms upright, blades along them, on its skids."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import poses  # noqa: E402

poses.picture("sy300-carried", folded=1.0)
