"""How the SY300 folds. One number, 0 opened .. 1 carried, gives the angle of every joint.

The propellers turn across their booms and lay both blades back along them; then the six booms rise together.
Each joint is a group that turns about an axis of its own frame: degrees, counter-clockwise about `axis`.
"""
from math import radians
from typing import NamedTuple

from mathutils import Quaternion

from . import dimensions as D


class Joint(NamedTuple):
    group: str
    axis: tuple          # in the group's own frame, Z up
    opened: float
    carried: float
    start: float         # it moves while the pose goes from start to end
    end: float


_BLADES = (0.0, 0.45)
_BOOMS = (0.30, 1.0)
_UP = (0, 0, 1)


def _of_arm(number):
    rest = D.PROP_REST[number]
    across = 1 if rest > 0 else -1                  # the shorter way to lie across the boom
    fold = across * D.BLADE_FOLD
    return (
        Joint("hinge_%d" % number, (0, -1, 0), 0, D.BOOM_FOLD, *_BOOMS),
        Joint("propeller_%d" % number, _UP, rest, across * 90, *_BLADES),
        Joint("blade_%d_a" % number, _UP, 0, fold, *_BLADES),
        Joint("blade_%d_b" % number, _UP, 180, 180 - fold, *_BLADES),
    )


def joints():
    return [joint for number in sorted(D.ARMS) for joint in _of_arm(number)]


def angle(joint, pose):
    """Degrees of a joint at `pose`; it starts and stops softly."""
    t = min(max((pose - joint.start) / (joint.end - joint.start), 0), 1)
    return joint.opened + (joint.carried - joint.opened) * t * t * (3 - 2 * t)


def _named(root):
    """Groups by name; a second machine in a scene carries Blender's .001 after each."""
    found, queue = {}, list(root.children)
    for obj in queue:
        queue.extend(obj.children)
        found[obj.name.split(".")[0]] = obj
    return found


def take(root, pose):
    """Put the machine below `root` into a pose."""
    groups = _named(root)
    for joint in joints():
        group = groups[joint.group]
        group.rotation_mode = "QUATERNION"
        group.rotation_quaternion = Quaternion(joint.axis, radians(angle(joint, pose)))
