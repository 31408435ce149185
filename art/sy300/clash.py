"""Does any part pass through another while the SY300 folds? Opened, carried and ten poses between.

Bodies are tested against each other triangle by triangle; parts of one body are bolted together and may meet.
There are no exceptions: pins and bolts run in bores with play.
"""
import os
import sys
from itertools import combinations

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

import bpy  # noqa: E402

from studio import new_scene  # noqa: E402
from sy300 import bodies, pose  # noqa: E402
from sy300.build import build  # noqa: E402
from sy300.export import DETAIL  # noqa: E402

STEPS = 11
SHOWN = 12          # lines per pose: one wrong size makes thousands


def clashes(machine):
    """Pairs of parts that pass through each other in the pose the scene is in."""
    bpy.context.view_layer.update()
    trees = {name: body.tree() for name, body in machine.items()}
    found = set()
    for (one, first), (two, second) in combinations(machine.items(), 2):
        for a, b in trees[one].overlap(trees[two]):
            found.add((first.part_of(a), second.part_of(b)))
    return sorted(found)


def check(detail):
    """Number of clashes over the whole movement at one fineness of the model."""
    new_scene()
    root = build(detail=detail)
    bpy.context.view_layer.update()
    machine = bodies.split(root)
    total = 0
    for step in range(STEPS + 1):
        share = step / STEPS
        pose.take(root, share)
        found = clashes(machine)
        total += len(found)
        for pair in found[:SHOWN]:
            print("studio: pose %.2f: %s passes through %s" % (share, *pair))
    print("studio: detail %.2f, %d bodies, %d poses: %d clashes" % (detail, len(machine), STEPS + 1, total))
    return total


def main():
    if check(1.0) + check(DETAIL):
        sys.exit("Error: parts of the SY300 pass through each other")


if __name__ == "__main__":
    main()
