import type { Page } from "@playwright/test";
import { consultation } from "../../src/content/site/consultation.ts";
import { quoteLink } from "../../src/content/site/navigation.ts";
import { expect, phone, test } from "./fixtures.ts";
import { holdScripts } from "./navigation/held-scripts.ts";

const path = "/drone-detection";
const opening = (page: Page) => page.locator("html[data-opening]");

/** How many pixels of the document are left below the window. */
const leftBelow = (page: Page) =>
  page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));

const laidOut = (page: Page) =>
  page.evaluate(() => {
    const sections = [...document.querySelectorAll("main > section, footer")];
    return sections.map((section) => getComputedStyle(section).contentVisibility);
  });

/** The page while its pictures are still on the way. */
async function openBeforeItsPictures(page: Page, address: string) {
  const release = await holdScripts(page, /\/pictures\//);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return release;
}

test("the opening is laid out first, and what stands below it when the pictures are here", async ({
  page,
}) => {
  const release = await openBeforeItsPictures(page, path);
  await page.waitForLoadState("domcontentloaded");
  const [first, ...others] = await laidOut(page);
  expect(first).toBe("visible");
  expect(others.length).toBeGreaterThan(3);
  expect(new Set(others)).toEqual(new Set(["auto"]));
  release();
  await expect(opening(page)).not.toBeAttached();
  expect(new Set(await laidOut(page))).toEqual(new Set(["visible"]));
  await expect(page.locator("[data-laid-out]")).toHaveCount(0);
});

test("a picture that never comes does not hold the layout back", async ({ page }) => {
  const release = await openBeforeItsPictures(page, path);
  await expect(opening(page)).toBeAttached();
  await expect(opening(page)).not.toBeAttached({ timeout: 6000 });
  release();
});

test("the End key leads to the end of a page that has not loaded yet, and nothing moves when it has", async ({
  openPage,
}) => {
  const page = await openPage(phone);
  const release = await openBeforeItsPictures(page, path);
  await page.waitForLoadState("domcontentloaded");
  await expect(opening(page)).toBeAttached();
  await page.keyboard.press("End");
  await expect(opening(page)).not.toBeAttached();
  await expect.poll(() => leftBelow(page)).toBeLessThanOrEqual(1);
  release();
  await page.waitForLoadState("load");
  expect(await leftBelow(page)).toBeLessThanOrEqual(1);
});

test("a page that has not been scrolled does without its form, which stands there whoever leads to it", async ({
  openPage,
}) => {
  for (const device of [{ viewport: { width: 1440, height: 900 } }, phone])
    await test.step(`${device.viewport.width} px`, async () => {
      const page = await openPage({ ...device, reducedMotion: "reduce" });
      const release = await openBeforeItsPictures(page, "/");
      await page.waitForLoadState("domcontentloaded");
      const form = page.getByRole("form", { name: consultation.title });
      await expect(form).toBeHidden();
      await page.getByRole("banner").getByRole("link", { name: quoteLink.label }).click();
      await expect(form).toBeVisible({ timeout: 1000 });
      await expect(opening(page)).toBeAttached();
      const place = () =>
        page.evaluate(() => Math.round(document.querySelector("#contact")?.getBoundingClientRect().top ?? 0));
      await expect.poll(place).toBeLessThan(150);
      const arrived = await place();
      release();
      await expect(opening(page)).not.toBeAttached();
      expect(Math.abs((await place()) - arrived)).toBeLessThanOrEqual(1);
      await page.close();
    });
});

test("a page that is loaded again, or in which a section is asked for, is laid out whole", async ({
  page,
}) => {
  const release = await openBeforeItsPictures(page, `${path}#site`);
  await expect(opening(page)).not.toBeAttached();
  release();
  await page.goto(path);
  await expect(opening(page)).not.toBeAttached();
  await page.evaluate(() => scrollTo(0, 3000));
  const place = () =>
    page.evaluate(() => [scrollY, document.querySelector("#site")?.getBoundingClientRect().top]);
  const before = await place();
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(opening(page)).not.toBeAttached();
  await page.waitForLoadState("load");
  await expect.poll(place).toEqual(before);
});
