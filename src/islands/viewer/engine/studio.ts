import poster from "virtual:sy300-poster";

/**
 * The studio in which the poster was taken, turned to Y up. Its lamps keep their watts, so that the view is lit as the
 * picture is.
 */

export type Point = readonly [number, number, number];

type Lamp = typeof poster.key;

export const { key, fill, edge, room, heading, eye, target, onPaper, shadow: shadowStrength } = poster;
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
