import { expect, test } from "@playwright/test";
import { missingPath } from "../pages.ts";
import { launchBareChromium } from "./devtools.ts";

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

test.describe("in a browser that is driven only by its own protocol", () => {
  const brand = "header a[href='/']";
  let chromium: Awaited<ReturnType<typeof launchBareChromium>>;
  const shown = () => chromium.pages[0] ?? "";
  const ahead = () => chromium.pages[1] ?? "";
  const evaluate = (expression: string, session = shown()) => chromium.evaluate(session, expression);

  async function open(address: string) {
    await expect.poll(shown).not.toBe("");
    await chromium.send(shown(), "Page.navigate", { url: address });
    await expect.poll(() => evaluate("document.documentElement.dataset.interactive")).toBe("");
  }

  async function pointAt(selector: string) {
    // The browser reads the rules some time after the page; a pointer that is already there does not count.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const box = `document.querySelector("${selector}").getBoundingClientRect()`;
    const [x, y] = (await evaluate(`[${box}.x + 10, ${box}.y + ${box}.height / 2]`)) as [number, number];
    await chromium.send(shown(), "Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  }

  /** The path of the prerendered page. */
  const pathAhead = async () =>
    ahead() &&
    evaluate("document.prerendering && document.readyState === 'complete' && location.pathname", ahead());

  test.beforeEach(async () => {
    chromium = await launchBareChromium();
  });
  test.afterEach(() => chromium.close());

  test("a page whose link is pointed at is prerendered, and a click shows it", async ({ baseURL }) => {
    await open(`${baseURL}/drone-detection`);
    await pointAt(brand);
    await expect.poll(pathAhead).toBe("/");
    await evaluate(`document.querySelector("${brand}").click()`);
    await expect.poll(() => evaluate("document.visibilityState", ahead())).toBe("visible");
    expect(await evaluate("performance.getEntriesByType('navigation')[0].activationStart > 0", ahead())).toBe(
      true,
    );
  });

  test("a missing page logs its path when it is shown, not when its link is pointed at", async ({
    baseURL,
  }) => {
    await open(`${baseURL}/drone-detection`);
    await evaluate(`document.querySelector("${brand}").href = "${missingPath}"`);
    const link = `header a[href='${missingPath}']`;
    await pointAt(link);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(chromium.logged).toEqual([]);
    await evaluate(`document.querySelector("${link}").click()`);
    await expect.poll(() => chromium.logged).toEqual([`Page not found: ${missingPath}`]);
  });

  for (const path of ["/", "/syfor-drones"])
    test(`${path} is kept for Back as it was left`, async ({ baseURL }) => {
      await open(`${baseURL}${path}`);
      await evaluate("globalThis.mark = 'kept'; scrollTo({ top: 700, behavior: 'instant' })");
      await open(`${baseURL}/gnss-jamming-spoofing`);
      await evaluate("history.back()");
      await expect.poll(() => evaluate("location.pathname")).toBe(path);
      expect(await evaluate("globalThis.mark")).toBe("kept");
      expect(await evaluate("Math.round(scrollY)")).toBe(700);
    });
});
