import poster from "virtual:sy300-poster";

/**
 * The studio of art/scenes/sheet.py in the numbers of its scenes, turned to Y up: a point (x, y, z) there is
 * (x, z, -y) here. Lamps keep their watts, so that the view is lit as the pictures are.
 */

export type Point = readonly [number, number, number];

interface Lamp {
  readonly at: Point;
  readonly aim: Point;
  /** Width and height of its face, in metres. */
  readonly size: readonly [number, number];
  readonly watts: number;
  readonly color: Point;
}

const aim: Point = [0, 0.35, 0];

export const key: Lamp = { at: [-3, 5, 1.2], aim, size: [0.46, 0.46], watts: 540, color: [1, 0.87, 0.73] };
export const fill: Lamp = { at: [3.1, 6, 1.9], aim, size: [6.6, 6.6], watts: 240, color: [0.84, 0.92, 1] };
export const edge: Lamp = {
  at: [1.5, 2.6, -4.6],
  aim: [0, 0.45, 0],
  size: [5, 1.2],
  watts: 45,
  color: [1, 1, 1],
};

/** Light from everywhere. */
export const room: Point = [0.179, 0.193, 0.208];

export const { heading, eye, target, shadow: shadowStrength } = poster;
/** Focal length in widths of the frame. */
export const lens = poster.lens / 36;
export const pictureShape = poster.width / poster.height;

/** In the air, as in sy300-flown: metres up, and degrees nose down. */
export const flight = { height: 0.3, pitch: 4 } as const;

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scaled = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Point): Point => scaled(a, 1 / (Math.hypot(...a) || 1));

/** A lamp's face: across it, up it, each as long as half its size. */
export function face({ at, aim: seen, size }: Lamp): readonly [Point, Point] {
  const out = unit(minus(at, seen));
  const across = unit(cross([0, 1, 0], out));
  return [scaled(across, size[0] / 2), scaled(cross(out, across), size[1] / 2)];
}

/** Light that a surface at the aim and square to the lamp receives. */
export function irradiance({ at, aim: seen, watts, color }: Lamp): Point {
  const away = Math.hypot(...minus(at, seen));
  return scaled(color, watts / (Math.PI * away * away));
}

/** Brightness of the lamp's face itself. */
export const radiance = ({ size, watts, color }: Lamp): Point =>
  scaled(color, watts / (Math.PI * size[0] * size[1]));
