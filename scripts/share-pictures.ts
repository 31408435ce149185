import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { fontFile } from "../build/fonts.ts";
import { warmShadow } from "../build/shadow-on-paper.ts";
import { type ShareCard, shareCards, shareFolder, shareRecord } from "../build/share-cards.ts";
import { shareMarkup } from "../build/share-markup.ts";
import { chromiumArgs, findChromium } from "../tools/chromium.ts";

/** `npm run share`: one 1200 x 630 picture per page, its title in the site's own type. Needs a build for the fonts. */

const inline = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString("base64")}`;

const font = (name: string) => inline(fontFile(name), "font/woff2");
const fonts = { display: font("display"), mono: font("mono") };

async function pictureFor({ master, cutOut }: ShareCard): Promise<string> {
  const file = readFileSync(join("art/masters", master));
  const picture = await (cutOut ? await warmShadow(file) : sharp(file))
    .resize({ width: 1400 })
    .webp({ lossless: true })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString("base64")}`;
}

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
mkdirSync(shareFolder, { recursive: true });
const record: Record<string, string> = {};
for (const card of shareCards()) {
  await page.setContent(shareMarkup(card, { picture: await pictureFor(card), ...fonts }));
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  const file = join(shareFolder, `${card.name}.jpg`);
  await sharp(shot).jpeg({ quality: 86, mozjpeg: true }).toFile(file);
  record[card.name] = card.fingerprint;
  console.log(file);
}
writeFileSync(shareRecord, `${JSON.stringify(record, null, 2)}\n`);
await browser.close();
