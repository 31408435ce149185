import { MathUtils } from "three";

/** How fine to draw: coarse enough in motion to stay fluid without a graphics card, sharp at rest. */

/** Half of the screen's pixels each way at first: a slow machine must not stall until it has found out. */
export const firstShare = 0.5;
const leastShare = 0.34;

/** Drawn pixels per screen pixel while something moves, after a frame that took so many milliseconds. */
export const nextShare = (share: number, frameTime: number): number =>
  MathUtils.clamp(share * (frameTime > 34 ? 0.8 : frameTime < 20 ? 1.05 : 1), leastShare, 1);

/** Pixels of the picture that stays, at most. */
const mostPixels = 2_500_000;

/** Finer than the screen at rest, for smooth edges, as far as memory allows. */
export const finenessFor = (screenPixels: number): number =>
  MathUtils.clamp(Math.sqrt(mostPixels / Math.max(1, screenPixels)), 1, 1.5);

/** Pieces of fewer pixels than this are left out of frames that pass. */
const fewestPixels = 6;

/** The smallest piece worth drawing, in metres: all of them where frames are quick. */
export const smallestIn = (
  distance: number,
  acrossPixels: number,
  lensAcross: number,
  share: number,
): number => (share === 1 ? 0 : (fewestPixels * 2 * lensAcross * distance) / Math.max(1, acrossPixels));
