import { find, number, point, yUp } from "./light.ts";

/** How the poster of the 3D view was taken, read from its scene, so that the view begins where the picture ends. */

export interface PosterCamera {
  /** Degrees by which the machine stands turned. */
  readonly heading: number;
  readonly eye: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  /** Millimetres of focal length on a frame of 36. */
  readonly lens: number;
  readonly width: number;
  readonly height: number;
  /** Strength of the shadow on the paper. */
  readonly shadow: number;
}

export function readPoster(scene: string): PosterCamera {
  const read = (pattern: string) => find(pattern, scene).map(Number);
  const [heading = 0] = read(String.raw`stage\(${number}`);
  const camera = read(String.raw`camera\.place\(${point}, ${point}, lens=${number}\)`);
  const [width = 0, height = 0] = read(String.raw`render\("[\w-]+", (\d+), (\d+)`);
  const [shadow = 0] = read(`shadow=${number}`);
  return {
    heading,
    eye: yUp(camera.slice(0, 3)),
    target: yUp(camera.slice(3, 6)),
    lens: camera[6] ?? 0,
    width,
    height,
    shadow,
  };
}
