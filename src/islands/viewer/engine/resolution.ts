/** How fine to draw: coarse enough in motion to stay fluid without a graphics card, sharp at rest. */

const slowFrame = 34;
const fastFrame = 20;
const coarsest = 0.34;
/** So many fast frames on end before it is drawn finer: the first ones are quick because none is waited for yet. */
const trust = 4;
/** Pixels of the sharp picture, at most. */
const mostPixels = 2_500_000;

/** Drawn pixels per screen pixel while something moves, and how many fast frames have been on end. */
export interface Pace {
  readonly share: number;
  readonly fast: number;
}

/** Half at first: a slow machine must not stall until it has found out, and a quick one is sharp in no time. */
export const firstPace: Pace = { share: 0.5, fast: 0 };

/** After a frame that took so many milliseconds. */
export function nextPace({ share, fast }: Pace, frameTime: number): Pace {
  if (frameTime > slowFrame) return { share: Math.max(coarsest, share * 0.8), fast: 0 };
  if (frameTime > fastFrame) return { share, fast: 0 };
  return fast + 1 < trust ? { share, fast: fast + 1 } : { share: Math.min(1, share * 1.2), fast: 0 };
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export const scaledBy = ({ width, height }: PixelSize, by: number): PixelSize => ({
  width: Math.max(1, Math.round(width * by)),
  height: Math.max(1, Math.round(height * by)),
});

/** Finer than the screen, for smooth edges, as far as memory allows. */
export const oversampled = (size: PixelSize): PixelSize =>
  scaledBy(size, Math.max(1, Math.min(1.5, Math.sqrt(mostPixels / (size.width * size.height)))));

/** Grids to which a passing frame's shapes are drawn, in metres. */
const cells = [0.024, 0.012, 0.006] as const;
/** Larger cells than this would show. */
const pixelsPerCell = 2.5;

/** The grid for a frame that passes: none where frames are quick, since only on slow machines triangles take time. */
export function cellFor(distance: number, acrossPixels: number, lensAcross: number, share: number): number {
  const pixel = (2 * lensAcross * distance) / Math.max(1, acrossPixels);
  return share === 1 ? 0 : (cells.find((cell) => cell <= pixelsPerCell * pixel) ?? 0);
}
