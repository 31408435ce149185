import type { Browser, Page } from "@playwright/test";

/** 1.6 Mbit/s, 150 ms, a processor four times slower: Lighthouse's "slow 4G", on a simple phone. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export const slowdown = 4;

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export async function slowProcessor(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return session;
}

/** Milliseconds since navigation started; `shift` is the cumulative layout shift. */
const nothing = { firstPaint: 0, largestPaint: 0, operable: 0, shift: 0 };
export type Visit = typeof nothing;

/** Runs in the page, before its own scripts. */
function observe(visit: Visit) {
  Object.assign(window, { visit });
  const on = (type: string, take: (entry: { startTime: number; name: string; value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & { value: number });
    }).observe({ type, buffered: true });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") visit.firstPaint = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => {
    visit.largestPaint = startTime;
  });
  on("layout-shift", ({ value }) => {
    visit.shift += value;
  });
  new MutationObserver(() => {
    if ("interactive" in document.documentElement.dataset) visit.operable ||= performance.now();
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

export const readVisit = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly visit: Visit }).visit);

/** A first visit: nothing is cached. */
export async function openOnSlowPhone(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage(phone);
  await page.addInitScript(observe, nothing);
  const session = await slowProcessor(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await page.goto(address, { waitUntil: "networkidle" });
  // On a busy machine the network can be idle before anything is painted.
  await page.waitForFunction(() => (window as unknown as { readonly visit: Visit }).visit.largestPaint > 0);
  await page.waitForTimeout(500);
  return page;
}

/** Screen by screen, slowly enough for pictures and islands to load. */
export async function scrollToEnd(page: Page) {
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((top) => scrollTo({ top: top * innerHeight, behavior: "instant" }), screen);
    await page.waitForTimeout(150);
  }
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
}
