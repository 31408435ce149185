import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { fontFile } from "../build/fonts.ts";
import { warmShadow } from "../build/shadow-on-paper.ts";
import { type ShareCard, shareCards, shareFolder, shareRecord } from "../build/share-cards.ts";
import { color } from "../build/tokens.ts";
import { mark } from "../src/content/site/brand.ts";
import { site } from "../src/content/site/company.ts";
import { launchOptions } from "../tools/chromium.ts";

/** `npm run share`: one 1200 x 630 picture per page, its title in the site's own type. Needs a build for the fonts. */

const dataUrl = (type: string, data: Buffer) => `data:${type};base64,${data.toString("base64")}`;
const font = (name: string) => dataUrl("font/woff2", readFileSync(fontFile(name)));
const isCutOut = ({ master }: ShareCard) => master.endsWith(".webp");

async function pictureFor(card: ShareCard): Promise<string> {
  const file = readFileSync(card.master);
  const picture = isCutOut(card) ? await warmShadow(file) : sharp(file);
  return dataUrl("image/webp", await picture.resize({ width: 1400 }).webp({ lossless: true }).toBuffer());
}

const drawnMark = `<svg width="34" height="34" viewBox="0 0 ${mark.size} ${mark.size}" fill="none" stroke="currentColor" stroke-width="${mark.lineWidth}"><path d="${mark.frame}"/><path d="${mark.booms}" stroke="${color("signal")}"/></svg>`;

async function markupOf(card: ShareCard): Promise<string> {
  const isNight = card.name === "home";
  const cutOut = isCutOut(card);
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Archivo; src: url(${font("display")}); font-weight: 640 }
@font-face { font-family: Mono; src: url(${font("mono")}) }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; font-family: Archivo; background: ${color(isNight ? "night" : "paper")}; color: ${color(isNight ? "bone" : "ink")} }
img { position: absolute; object-fit: ${cutOut ? "contain" : "cover"} }
.beside { right: -24px; bottom: 18px; width: 726px; height: 484px }
.across { inset: 0; width: 1200px; height: 630px; object-position: 60% 60% }
.cut { right: -70px; top: 60px; width: 860px; height: 560px }
.words { position: absolute; left: 56px; top: 52px; bottom: 52px; width: ${cutOut ? 620 : 450}px; display: flex; flex-direction: column; justify-content: space-between }
.brand { font: 640 30px Archivo; letter-spacing: -0.02em; display: flex; gap: 12px; align-items: center }
h1 { font: 640 ${card.title.length > 18 ? 58 : 92}px/1 Archivo; letter-spacing: -0.025em; text-wrap: balance }
p { font: 19px/1.5 Mono; border-top: 2px solid; padding-top: 16px }
</style><img class="${isNight ? "across" : cutOut ? "cut" : "beside"}" src="${await pictureFor(card)}"><div class="words"><div class="brand">${drawnMark}${site.name}</div><h1>${card.title}</h1><p>${card.line}</p></div>`;
}

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
mkdirSync(shareFolder, { recursive: true });
for (const card of shareCards) {
  await page.setContent(await markupOf(card));
  await page.evaluate(() => document.fonts.ready);
  const file = `${shareFolder}/${card.name}.jpg`;
  await sharp(await page.screenshot())
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(file);
  console.log(file);
}
const record = Object.fromEntries(shareCards.map(({ name, fingerprint }) => [name, fingerprint]));
writeFileSync(shareRecord, `${JSON.stringify(record, null, 2)}\n`);
await browser.close();
