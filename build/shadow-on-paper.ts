import sharp, { type Sharp } from "sharp";
import { onPaper } from "../src/ui/on-paper.ts";

const channels = [0, 1, 2] as const;
/** Levels between which a pixel changes from shadow to the edge of the aircraft. */
const black = [12, 36] as const;

const rise = (value: number, [low, high]: readonly [number, number]) => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};
const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Opaque pixels are the aircraft. The loop runs over millions of pixels, so it allocates nothing. */
export async function warmShadow(master: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(master).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 255) continue;
    const level = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const contact = rise(alpha / 255, onPaper.deepens);
    // More opaque than any shadow, it is a dark edge of the aircraft.
    const shadow = 1 - Math.max(rise(level, black), rise(alpha / 255, [0.74, 0.9]));
    for (const channel of channels) {
      const tint = mix(onPaper.open[channel], onPaper.contact[channel], contact);
      data[at + channel] = Math.round(mix(data[at + channel] ?? 0, tint, shadow));
    }
    data[at + 3] = Math.round(alpha * mix(1, mix(onPaper.kept, 1, contact), shadow));
  }
  return sharp(data, { raw: info });
}
