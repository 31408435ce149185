import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { type ShareCard, shareCards, shareFolder, shareRecord } from "../build/share-cards.ts";
import { site } from "../src/content/site.ts";
import { chromiumArgs, findChromium } from "./chromium.ts";

/** `npm run share`: one 1200 x 630 picture per page, its title in the site's own type. Needs a build for the fonts. */

const inline = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString("base64")}`;

async function pictureFor({ master }: ShareCard): Promise<string> {
  const picture = await sharp(join("art/masters", master))
    .resize({ width: 1400 })
    .webp({ quality: 92 })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString("base64")}`;
}

const markup = (card: ShareCard, picture: string) => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Archivo; src: url(${inline(".cache/fonts/archivo.woff2", "font/woff2")}); font-weight: 400 700; font-stretch: 100% 112% }
@font-face { font-family: Mono; src: url(${inline(".cache/fonts/mono.woff2", "font/woff2")}) }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; font-family: Archivo; background: ${card.night ? "#0c0e0f" : "#f1eee6"}; color: ${card.night ? "#e9e6dd" : "#14171a"} }
img { position: absolute; object-fit: ${card.cutOut ? "contain" : "cover"} }
.beside { right: 0; top: 0; width: 640px; height: 630px; object-position: 75% 50% }
.across { inset: 0; width: 1200px; height: 630px; object-position: 60% 60% }
.cut { right: -70px; top: 60px; width: 860px; height: 560px }
.words { position: absolute; left: 56px; top: 52px; bottom: 52px; width: ${card.cutOut ? 620 : 450}px; display: flex; flex-direction: column; justify-content: space-between }
.brand { font: 640 30px Archivo; font-stretch: 110%; letter-spacing: -0.02em; display: flex; gap: 12px; align-items: center }
h1 { font: 640 ${card.title.length > 18 ? 58 : 92}px/1 Archivo; font-stretch: 110%; letter-spacing: -0.025em; text-wrap: balance }
p { font: 19px/1.5 Mono; border-top: 2px solid; padding-top: 16px }
</style><img class="${card.night ? "across" : card.cutOut ? "cut" : "beside"}" src="${picture}"><div class="words"><div class="brand"><svg width="34" height="34" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75"><path d="M12 1.5 21 6.75v10.5L12 22.5 3 17.25V6.75Z"/><path d="M12 12V22M12 12 3.5 7M12 12l8.5-5" stroke="#ff5a1f"/></svg>${site.name}</div><h1>${card.title}</h1><p>${card.line}</p></div>`;

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
mkdirSync(shareFolder, { recursive: true });
const record: Record<string, string> = {};
for (const card of shareCards()) {
  await page.setContent(markup(card, await pictureFor(card)));
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  const file = join(shareFolder, `${card.name}.jpg`);
  await sharp(shot).jpeg({ quality: 86, mozjpeg: true }).toFile(file);
  record[card.name] = card.fingerprint;
  console.log(file);
}
writeFileSync(shareRecord, `${JSON.stringify(record, null, 2)}\n`);
await browser.close();
