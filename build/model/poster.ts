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

const number = String.raw`(-?[\d.]+)`;
const point = String.raw`\(${number}, ${number}, ${number}\)`;

/** The scene has Z up and looks along Y; the view has Y up, as glTF. */
const yUp = ([x = 0, y = 0, z = 0]: readonly number[]) => [x, z, -y] as const;

export function readPoster(scene: string): PosterCamera {
  const find = (pattern: string): number[] => {
    const found = new RegExp(pattern).exec(scene);
    if (!found) throw new Error(`The poster's scene has no ${pattern}.`);
    return found.slice(1).map(Number);
  };
  const [heading = 0] = find(String.raw`stage\(${number}`);
  const camera = find(String.raw`camera\.place\(${point}, ${point}, lens=${number}\)`);
  const [width = 0, height = 0] = find(String.raw`render\("[\w-]+", (\d+), (\d+)`);
  const [shadow = 0] = find(`shadow=${number}`);
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
