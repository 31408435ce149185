"""Top view, nose down, so that the front view continues it below; orthographic, at the common scale of the data sheet."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import sheet  # noqa: E402

sheet.elevation("sy300-top", 0, sheet.WIDE, sheet.DEEP, (0, 0, 5), (0, 0, 0))
