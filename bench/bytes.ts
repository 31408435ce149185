import { brotliCompressSync } from "node:zlib";
import type { BrowserContextOptions, Page, Request } from "@playwright/test";
import type { Site } from "./kit/site.ts";
import type { Figure, Subject } from "./kit/table.ts";
import { desktop, scrollToEnd } from "./kit/visit.ts";

/** Compressed bodies as transferred: exact, and the same on every machine. */

const limits = { script: 4_000, html: 26_000, fonts: 32_000, pictures: 200_000, viewer: 230_000 };
const longestPage = { path: "/syfor-drones", html: 33_000 };
const narrowPhone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 };

/** Milliseconds after which nothing more is loaded that waits for an idle moment. */
const settled = 1000;

async function open({ browser, origin }: Site, path: string, device: BrowserContextOptions = desktop) {
  const page = await browser.newPage(device);
  const requests: Request[] = [];
  page.on("requestfinished", (request) => void requests.push(request));
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await page.waitForTimeout(settled);
  return { page, requests };
}

async function bytesOf(requests: readonly Request[], type: "document" | "script" | "font" | "image") {
  const chosen = requests.filter((request) => request.resourceType() === type);
  const sizes = await Promise.all(chosen.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Executable scripts only: neither data nor speculation rules. */
async function inlineScriptBytes(page: Page): Promise<number> {
  const text = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && ["", "module", "text/javascript"].includes(type))
      .map(({ textContent }) => textContent)
      .join("\n"),
  );
  return text ? brotliCompressSync(text).length : 0;
}

async function pageFigures(site: Site, path: string): Promise<Figure[]> {
  const { page, requests } = await open(site, path);
  const html = await bytesOf(requests, "document");
  const script = (await bytesOf(requests, "script")) + (await inlineScriptBytes(page));
  const fonts = await bytesOf(requests, "font");
  await page.close();
  const htmlLimit = path === longestPage.path ? longestPage.html : limits.html;
  return [
    { name: `${path}: HTML with its style`, value: html, unit: "B", limit: htmlLimit },
    {
      name: `${path}: JavaScript before anything is operated`,
      value: script,
      unit: "B",
      limit: limits.script,
    },
    { name: `${path}: fonts`, value: fonts, unit: "B", limit: limits.fonts },
  ];
}

async function homePictures(site: Site): Promise<Figure> {
  const { page, requests } = await open(site, "/", narrowPhone);
  await scrollToEnd(page);
  const value = await bytesOf(requests, "image");
  await page.close();
  return { name: "/: pictures, 360 px at 2x, to the end", value, unit: "B", limit: limits.pictures };
}

/** Every script that comes after the button is pressed, the model among them. */
async function viewer(site: Site): Promise<Figure> {
  const { page, requests } = await open(site, longestPage.path);
  const button = page.getByRole("button", { name: "View in 3D" });
  await button.scrollIntoViewIfNeeded();
  await page.locator("[data-viewer][data-operable]").waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(settled);
  requests.length = 0;
  await button.click();
  // Software rendering takes its time.
  await page.locator('[data-state="ready"]').waitFor({ timeout: 120_000 });
  const value = await bytesOf(requests, "script");
  await page.close();
  return { name: `${longestPage.path}: viewer and model`, value, unit: "B", limit: limits.viewer };
}

export const subject: Subject = {
  title: "Bytes over the line, compressed",
  measure: async (site) => {
    const figures: Figure[] = [];
    for (const path of site.paths) figures.push(...(await pageFigures(site, path)));
    return [...figures, await homePictures(site), await viewer(site)];
  },
};
