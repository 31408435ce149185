import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { color } from "../build/tokens.ts";
import { mark } from "../src/content/site/brand.ts";
import { site } from "../src/content/site/company.ts";

/** Draws the icons from the mark; the results are committed. Run it when the mark changes. */

const margin = 2.4;
const side = mark.size + 2 * margin;
const svg =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}" fill="none" stroke-width="${mark.lineWidth}">
  <title>${site.name}</title>
  <path fill="${color("night")}" d="M${-margin} ${-margin}h${side}v${side}h${-side}z" />
  <path stroke="${color("signal")}" d="${mark.booms}" />
  <path stroke="${color("bone")}" d="${mark.frame}" />
</svg>
`);
writeFileSync("public/icon.svg", svg);

const png = (size: number) =>
  sharp(svg, { density: (72 * size) / side })
    .resize(size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
for (const [name, size] of [
  ["apple-touch-icon", 180],
  ["icon-192", 192],
  ["icon-512", 512],
] as const)
  writeFileSync(`public/${name}.png`, await png(size));

/** An .ico file is a directory of images, here of a single PNG. */
const favicon = await png(32);
const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
header.writeUInt32LE(favicon.length, 14);
writeFileSync("public/favicon.ico", Buffer.concat([header, favicon]));
