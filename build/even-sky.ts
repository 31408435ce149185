import sharp, { type Sharp } from "sharp";

/**
 * In the older masters the backdrop deepens behind the model, and a plate shows as a box on the page. Here it
 * becomes the page's paper, until those plates are rendered so (art/kit/backdrop.py).
 */

const paper = [241, 238, 230] as const;
/** Behind the model, as it was rendered. */
const renderedDeep = [223, 217, 204] as const;
const channels = [0, 1, 2] as const;

/** How far a pixel of the bare backdrop may lie off it, by noise and by the master's compression. */
const noise = 6;
/** What lies farther off is no longer seen against the sky. */
const reach = 160;

const rise = (value: number, low: number, high: number) => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

/** Shares of the width from the left, of the height from below. */
export const renderedClear = (x: number, y: number) =>
  Math.max(rise(y, 0.48, 0.98), rise(Math.abs(x - 0.5), 0, 0.62));
const aboveHorizon = (y: number) => rise(y, 0.3, 0.38);

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** The same in every build, and fine enough to hide the steps of eight bits. */
const grain = (x: number, y: number) => (52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1;

/** Millions of pixels pass here, so nothing is made for each of them. */
export async function evenSky(master: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(master).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  for (let row = 0; row < height; row += 1) {
    const y = 1 - (row + 0.5) / height;
    const sky = aboveHorizon(y);
    if (sky === 0) break;
    for (let column = 0; column < width; column += 1) {
      const at = 3 * (row * width + column);
      const rendered = renderedClear((column + 0.5) / width, y);
      let off = 0;
      for (const channel of channels) {
        const was = mix(renderedDeep[channel], paper[channel], rendered);
        off = Math.max(off, Math.abs((data[at + channel] ?? 0) - was));
      }
      const bare = Math.min(1, Math.max(0, noise - off));
      const seenThrough = Math.max(0, 1 - off / reach);
      for (const channel of channels) {
        const value = data[at + channel] ?? 0;
        const was = mix(renderedDeep[channel], paper[channel], rendered);
        const is = paper[channel];
        // Card before the sky may not turn whiter than the page.
        const lifted = Math.max(value, Math.min(is, value + seenThrough * (is - was)));
        const evened = mix(lifted, is, bare);
        data[at + channel] = Math.min(255, Math.floor(mix(value, evened, sky) + grain(column, row)));
      }
    }
  }
  return sharp(data, { raw: info });
}
