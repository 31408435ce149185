import type { Page } from "@playwright/test";
import { routes } from "../../src/app/routes.ts";
import { expect, test, visit } from "./fixtures.ts";
import { scrollThrough } from "./pages.ts";

const nameOf = (address: string) => /\/pictures\/(.+)-\d+\.\w+\.avif$/.exec(address)?.[1];

/** What each picture of the page is, and how many of its own pixels it is drawn across. */
const pictures = (page: Page) =>
  page.locator("main img").evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const shape = image.naturalWidth / image.naturalHeight;
      const fit = getComputedStyle(image).objectFit;
      const chosen = [...(image.parentElement?.querySelectorAll("source") ?? [])].find(({ srcset }) =>
        srcset.includes(new URL(image.currentSrc).pathname),
      );
      const sized = chosen?.hasAttribute("width") ? chosen : image;
      const drawn = { cover: Math.max(width, height * shape), contain: Math.min(width, height * shape) };
      return {
        address: image.currentSrc,
        alt: image.alt,
        loading: image.loading,
        reserved: Number(sized.getAttribute("width")) / Number(sized.getAttribute("height")),
        shape,
        pixels: image.naturalWidth,
        drawn: drawn[fit as keyof typeof drawn] ?? width,
      };
    }),
  );

for (const { path } of routes) {
  for (const width of [360, 1440])
    test(`${path} at ${width} px: every picture arrives, described, in AVIF and wide enough`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      await scrollThrough(page);
      const found = await pictures(page);
      expect(found.length).toBeGreaterThan(0);
      for (const { address, alt, reserved, shape, pixels, drawn } of found) {
        expect(nameOf(address), address).toBeTruthy();
        expect(alt.length, address).toBeGreaterThanOrEqual(20);
        expect(reserved, address).toBeCloseTo(shape, 1);
        expect(pixels, `${address} drawn at ${drawn}`).toBeGreaterThanOrEqual(drawn * 0.97);
      }
      expect(found.filter(({ loading }) => loading === "eager")).toHaveLength(1);
    });

  test(`${path} numbers its figures from 1 on`, async ({ page }) => {
    await visit(page, path);
    await scrollThrough(page);
    const captions = await page.locator("main figcaption").allInnerTexts();
    const numbers = captions.flatMap((caption) => /^Fig\.\s*(\d+)/.exec(caption)?.[1] ?? []).map(Number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(0);
  });
}

for (const [width, height, name] of [
  [360, 740, "hero-tall"],
  [768, 1024, "hero-tall"],
  [768, 700, "hero-wide"],
  [1024, 1366, "hero-wide"],
  [1440, 900, "hero-wide"],
] as const)
  test(`a window of ${width} x ${height} gets ${name}, first of all pictures`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, "/");
    const hero = page.locator("main img").first();
    const shown = async () => nameOf(await hero.evaluate((image: HTMLImageElement) => image.currentSrc));
    await expect.poll(shown).toBe(name);
    await expect(hero).toHaveAttribute("fetchpriority", "high");
  });

test("until a picture is here, its colors stand in for it", async ({ page }) => {
  await page.route(/\/pictures\//, () => new Promise(() => {}));
  await page.goto("/drone-detection", { waitUntil: "domcontentloaded" });
  await expect(page.locator("main img").first()).toHaveCSS("background-image", /^linear-gradient\(/);
});
