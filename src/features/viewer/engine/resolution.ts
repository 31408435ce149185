/** How fine to draw: coarse enough in motion to stay fluid without a graphics card, sharp at rest. */

const slowFrame = 34;
const fastFrame = 20;
const coarsest = 0.34;
/** Pixels of the sharp picture, at most. */
const mostPixels = 2_500_000;

/** Drawn pixels per screen pixel while something moves, after a frame that took so many milliseconds. */
export function nextShare(share: number, frameTime: number): number {
  if (frameTime > slowFrame) return Math.max(coarsest, share * 0.8);
  if (frameTime < fastFrame) return Math.min(1, share * 1.08);
  return share;
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

/**
 * Size in metres of parts too small for a frame that passes: three pixels where frames are quick, more where drawing
 * fewer pixels was not enough, since then it is the triangles that take the time.
 */
export const smallestPart = (distance: number, acrossPixels: number, lensAcross: number, share: number) =>
  ((3 / share) * 2 * lensAcross * distance) / Math.max(1, acrossPixels);
