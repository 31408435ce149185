"""SY300 opened: booms out, propellers at rest, on its skids."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import poses  # noqa: E402

poses.picture("sy300-opened")
