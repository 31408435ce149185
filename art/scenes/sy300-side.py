"""Side view, nose to the left, orthographic, at the common scale of the data sheet."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import sheet  # noqa: E402

sheet.elevation("sy300-side", -90, sheet.DEEP, sheet.HIGH, (0, -5, sheet.HIGH / 2), (0, 0, sheet.HIGH / 2))
