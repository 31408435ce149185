import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** The slow phone that first visits are measured on: 412 px, 1.6 Mbit/s, 150 ms, a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const processor = 4;
const viewport = { width: 412, height: 823 };

export interface Paints {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  /** Families of which the text on screen was still drawn in a stand-in when the page had settled. */
  readonly standIns: readonly string[];
  /** When the page first answers: the header is operable. */
  readonly interactive: number;
}

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { first: 0, largest: 0, shift: 0, interactive: 0 };
  Object.assign(window, { seen });
  const on = (type: string, take: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & { value: number });
    }).observe({ type, buffered: true });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.first = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => {
    seen.largest = startTime;
  });
  on("layout-shift", ({ value }) => {
    seen.shift += value;
  });
  new MutationObserver(() => {
    if ("interactive" in document.documentElement.dataset) seen.interactive ||= performance.now();
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processor });
  return session;
}

/** The families asked for first whose files are not in use. */
const standIns = (page: Page) =>
  page.evaluate(() => {
    const asked = new Set<string>();
    for (const element of document.querySelectorAll("body *")) {
      if (!element.checkVisibility() || element.textContent?.trim() === "") continue;
      const { fontWeight, fontFamily } = getComputedStyle(element);
      asked.add(`${fontWeight} 16px ${fontFamily.split(",")[0]}`);
    }
    return [...asked].filter((font) => !document.fonts.check(font));
  });

/** A visitor's first visit: nothing is kept from an earlier one. */
export async function firstVisit(browser: Browser, address: string): Promise<Paints> {
  const context: BrowserContext = await browser.newContext({
    viewport,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await slowDown(page);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Paints, "standIns"> }).seen);
  const missing = await standIns(page);
  await context.close();
  return { ...seen, standIns: missing };
}
