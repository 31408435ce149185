import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { chromiumArgs, findChromium } from "../../../tools/chromium.ts";

test("pages may be prerendered, sections of the home page only prefetched", async ({ page }) => {
  await page.goto("/syfor-drones");
  const text = await page.locator("script[type=speculationrules]").textContent();
  const anyPage = [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }];
  expect(JSON.parse(text ?? "")).toEqual({
    prerender: [
      { where: { and: [...anyPage, { not: { selector_matches: '[href*="#"]' } }] }, eagerness: "moderate" },
    ],
    prefetch: [{ where: { and: [...anyPage, { selector_matches: '[href^="/#"]' }] }, eagerness: "moderate" }],
  });
});

// Playwright switches prerendering and the back/forward cache off.
test.describe("driven by Puppeteer", () => {
  let chromium: Browser;
  let page: Page;
  test.beforeEach(async () => {
    chromium = await puppeteer.launch({ executablePath: findChromium() ?? "", args: [...chromiumArgs] });
    page = await chromium.newPage();
  });
  test.afterEach(() => chromium.close());

  test("a page whose link is pointed at is prerendered, and a click shows it", async ({ baseURL }) => {
    // The browser reads the rules some time after the page; a pointer that is already there does not count.
    await expect(async () => {
      await page.goto(`${baseURL}/drone-detection`, { waitUntil: "networkidle0" });
      await page.mouse.move(500, 500);
      await page.hover("header a[href='/']");
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await Promise.all([page.waitForNavigation(), page.click("header a[href='/']")]);
      const waited = await page.evaluate(() => {
        const [arrival] = performance.getEntriesByType("navigation");
        return (arrival as PerformanceEntry & { readonly activationStart: number }).activationStart;
      });
      expect(waited, "begun when it was pointed at").toBeGreaterThan(1000);
    }).toPass();
  });

  for (const path of ["/", "/syfor-drones"])
    test(`${path} is kept for Back as it was left`, async ({ baseURL }) => {
      await page.goto(`${baseURL}${path}`);
      await page.evaluate(() => {
        document.title = "kept";
        scrollTo({ top: 700, behavior: "instant" });
      });
      await page.goto(`${baseURL}/gnss-jamming-spoofing`);
      // Puppeteer's own way waits for an event that a kept page never sends.
      await page.evaluate(() => void setTimeout(() => history.back()));
      const shown = () =>
        page
          .evaluate(() => [location.pathname, document.title, Math.round(scrollY)])
          .catch(() => "on its way");
      await expect.poll(shown).toEqual([path, "kept", 700]);
    });
});
