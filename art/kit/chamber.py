"""A corner of an anechoic chamber: absorber pyramids on floor and wall, a source antenna on its stand."""
import math

from mathutils import Matrix, Vector

from . import finish


def absorber(solid, columns, rows, frame, clear=None, side=.30, rise=.46, material=None):
    """A field of pyramids over the plane of `frame`, centred on it; `clear(x, y)` leaves some out."""
    material = material or finish.white()
    with solid.part(frame=frame):
        for i in range(columns):
            for j in range(rows):
                x, y = (i - (columns - 1) / 2) * side, (j - (rows - 1) / 2) * side
                if clear and clear(x, y):
                    continue
                h, base = side / 2 - .004, .06
                solid.box((x, y, 0), (2 * h, 2 * h, base), material)
                ring = [(x - h, y - h, base), (x + h, y - h, base), (x + h, y + h, base), (x - h, y + h, base)]
                solid.add([*ring, (x, y, base + rise)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], material)


def _frustum(solid, near, far, start, length, material):
    """A square funnel, open at both ends, from half sizes `near` at `start` to `far`."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    rings = [(sx * a, sy * b, z) for (a, b), z in ((near, start), (far, start + length)) for sx, sy in corners]
    solid.add(rings, [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)], material)


def horn(solid, at, aim, post):
    """A pyramidal horn at the end of its waveguide, carried by a post that stands `post` below it, its mouth towards `aim`."""
    ink, steel, brass = finish.ink(), finish.steel(), finish.brass()
    x, y, z = at
    solid.tube((x, y, z - post), (x, y, z - .08), .024, ink, sides=16)
    turn = (Vector(aim) - Vector(at)).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    throat, mouth, length = (.062, .045), (.24, .19), .44
    with solid.part(frame=Matrix.Translation(at) @ turn):
        solid.box((0, 0, -.30), (2 * throat[0], 2 * throat[1], .34), steel)        # waveguide
        for flange in (-.30, .02):
            solid.box((0, 0, flange), (.19, .16, .022), ink)
        solid.tube((0, throat[1], -.22), (0, throat[1] + .10, -.22), .02, brass, sides=16)   # coaxial feed
        _frustum(solid, throat, mouth, .04, length, finish.rim())
        _frustum(solid, mouth, (mouth[0] + .03, mouth[1] + .03), .04 + length, .004, ink)   # lip


def standing(x=0.0, y=0.0, z=0.0, tilt=0.0):
    """The frame of a wall: its plane turned up by `tilt` degrees to face the camera."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(tilt), 4, 'X')
