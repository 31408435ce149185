import { MathUtils } from "three";

/** How fine to draw: coarse enough in motion to stay fluid without a graphics card, sharp at rest. */

/** Half of the screen's pixels each way at first: a slow computer must not stall until it has found out. */
export const initialScale = 0.5;
const minScale = 0.34;

/** Drawn pixels per screen pixel while something moves, after a frame that took so many milliseconds. */
export const nextScale = (scale: number, frameTime: number): number =>
  MathUtils.clamp(scale * (frameTime > 34 ? 0.8 : frameTime < 20 ? 1.05 : 1), minScale, 1);

/** Pixels of the picture that stays, at most. */
const maxStillPixels = 2_500_000;

/** Finer than the screen at rest, for smooth edges, as far as memory allows. */
export const stillScaleFor = (screenPixels: number): number =>
  MathUtils.clamp(Math.sqrt(maxStillPixels / Math.max(1, screenPixels)), 1, 1.5);

/** Pieces of fewer pixels than this are left out of moving frames. */
const minPiecePixels = 6;

/** The smallest piece worth drawing, in metres: all of them where frames are quick. */
export const minVisibleSize = (
  distance: number,
  acrossPixels: number,
  lensAcross: number,
  scale: number,
): number => (scale === 1 ? 0 : (minPiecePixels * 2 * lensAcross * distance) / Math.max(1, acrossPixels));
