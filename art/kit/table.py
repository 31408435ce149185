"""The photographer's table: base board, seamless backdrop, the studio's day light."""
import bpy

from studio import camera, lights, render

from . import backdrop, finish, grade
from .solid import Solid

BOARD = 0.16
SAMPLES = 32
WIDE = (2880, 1920)             # for plates that bleed
WHOLE = (1800, 1200)            # for a model among others
TALL = (1080, 1350)             # for narrow screens
KEY = (1.0, 0.960, 0.908)
FILL = (0.965, 0.985, 1.0)
ROOM = (1.0, 0.985, 0.955)


def set_table(terrain, key=1.55, fill=0.26, scale=5.0, target=(0, 0, 0.5), overhang=0.12, acrylic=False, shaded=False):
    """Base board under the terrain, the sweep it stands on, and the light.

    `acrylic`: a bare lamp mirrored in it is a hard white patch; give it a reflector.softbox() instead.
    `shaded`: the board's foot is seen, and its shade on the paper.
    """
    under = terrain.lowest - terrain.sheet
    board = Solid('Base board')
    w, d = terrain.size
    board.box((*terrain.centre, under - BOARD), (w + overhang, d + overhang, BOARD - .002), finish.board())
    board.build(bevel=0.012)
    backdrop.hang(under - BOARD, shaded=shaded)
    light(key, fill, scale, target, acrylic)


def light(key=1.55, fill=0.26, scale=5.0, target=(0, 0, 0.5), acrylic=False):
    """The studio's day, in the colours of the card."""
    lights.day(scale=scale, target=target, key=key, fill=fill, softness=0.55)
    # White card takes the key's colour wholly: a paler key keeps it bone, not cream.
    bpy.data.lights['key'].color = KEY
    bpy.data.lights['fill'].color = FILL
    lights.world(ROOM, 0.26 * fill)
    for lamp in ('key', 'fill'):
        bpy.context.scene.objects[lamp].visible_glossy = not acrylic


def shoot(name, width=WIDE[0], height=WIDE[1], focal=None):
    """Takes the picture as all model pictures are taken; tells where in it the point `focal` lies.

    White card under two soft lamps is quiet.
    """
    render(name, width, height, samples=SAMPLES, threshold=0.015, diffuse=2,
           exposure=grade.EXPOSURE, contrast=grade.CONTRAST, finish=grade.balance)
    if focal:
        print('studio: focal point of %s at %.2f, %.2f' % (name, *camera.seen_at(focal)))
