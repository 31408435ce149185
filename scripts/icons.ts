import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { color } from "../build/tokens.ts";
import { mark } from "../src/content/site/brand.ts";
import { site } from "../src/content/site/company.ts";

/** Draws the icons from the mark. The results are committed; run it when the mark changes. */

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

/** An icon file is a directory of pictures; since Windows Vista the pictures may be PNGs. */
function ico(pictures: readonly { size: number; data: Buffer }[]): Buffer {
  const headerSize = 6 + 16 * pictures.length;
  const header = Buffer.alloc(headerSize);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerSize;
  for (const [index, { size, data }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(data.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([header, ...pictures.map(({ data }) => data)]);
}

const sized = async (size: number) => ({ size, data: await png(size) });

writeFileSync("public/favicon.ico", ico([await sized(16), await sized(32), await sized(48)]));
writeFileSync("public/apple-touch-icon.png", await png(180));
writeFileSync("public/icon-192.png", await png(192));
writeFileSync("public/icon-512.png", await png(512));
