"""Navigation satellites as small brass-and-ink models."""
import math

from mathutils import Matrix, Vector

from . import finish

WINGS = -48                     # degrees about their boom


def _cells():
    """Dark blue-grey, and almost matt: a lamp mirrored in one wing would make it another material."""
    return finish.make('model solar cells', (.052, .060, .074, 1), .55, Specular=.25)


def satellite(solid, at, size=1.0, aim=(0, 0, -1)):
    """Body in brass foil, antenna farm towards `aim`, two ruled solar wings spread across the picture."""
    ink, brass, steel, cells = finish.ink(), finish.brass(), finish.steel(), _cells()
    down = Vector(aim).normalized()
    across = (Vector((1, 0, 0)) - down * down.x).normalized()
    axes = Matrix((across, (-down).cross(across), -down)).transposed().to_4x4()
    frame = Matrix.Translation(at) @ axes @ Matrix.Scale(size, 4)
    # The wings turn on their booms to the sun, and so to the camera.
    wings = frame @ Matrix.Rotation(math.radians(WINGS), 4, 'X')
    with solid.part(frame=frame):
        solid.box((0, 0, -.12), (.20, .20, .24), brass)
        solid.box((0, 0, -.135), (.24, .24, .02), ink)
        for k in range(6):
            a = math.pi / 3 * k
            solid.tube((.065 * math.cos(a), .065 * math.sin(a), -.135),
                       (.065 * math.cos(a), .065 * math.sin(a), -.20), .016, steel, .010, sides=10)
        solid.tube((0, 0, -.135), (0, 0, -.22), .020, steel, .012, sides=12)
        solid.box((0, 0, .12), (.15, .15, .02), ink)
    with solid.part(frame=wings):
        for sign in (-1, 1):
            solid.tube((sign * .10, 0, 0), (sign * .20, 0, 0), .012, steel, sides=8)
            for panel in range(3):
                x = sign * (.30 + .215 * panel)
                solid.box((x, 0, -.006), (.20, .26, .012), cells)
                for i in (-2, -1, 0, 1, 2):
                    solid.box((x, .045 * i, .006), (.196, .0065, .003), steel)
                    solid.box((x + .05 * i, 0, .006), (.0065, .256, .003), steel)
                solid.tube((x - sign * .115, -.05, 0), (x - sign * .095, -.05, 0), .008, steel, sides=6)
