/** How fine to draw: coarse enough in motion to stay fluid without a graphics card, sharp at rest. */

const slowFrame = 34;
const fastFrame = 20;
const coarsest = 0.34;
/** So many fast frames on end before it is drawn finer: the first ones are quick because none is waited for yet. */
const trust = 4;

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

/** Pixels of the picture that stays, at most. */
const mostPixels = 2_500_000;

/** Twice as fine as the screen at rest, for smooth edges, as far as memory allows. */
export const finenessFor = (screenPixels: number): number =>
  Math.max(1, Math.min(2, Math.sqrt(mostPixels / Math.max(1, screenPixels))));

/** Pieces of fewer pixels than this are left out of frames that pass. */
const fewestPixels = 6;

/** The smallest piece worth drawing, in metres: all of them where frames are quick. */
export const smallestIn = (
  distance: number,
  acrossPixels: number,
  lensAcross: number,
  share: number,
): number => (share === 1 ? 0 : (fewestPixels * 2 * lensAcross * distance) / Math.max(1, acrossPixels));
