import type { Page } from "@playwright/test";
import { pages as routes } from "../../../src/content/site/meta.ts";
import { expect, test, visit } from "../fixtures.ts";
import { scrollThrough } from "../pages.ts";

const nameIn = (address: string) => /\/pictures\/(.+)-\d+\.\w+\.avif$/.exec(address)?.[1];

/** What each visible picture is, the shape reserved for it, and how wide it is drawn. */
const picturesOn = (page: Page) =>
  page.locator("main img:visible").evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const source = [...(image.parentElement?.querySelectorAll("source") ?? [])].find(({ srcset }) =>
        srcset.includes(new URL(image.currentSrc).pathname),
      );
      const sized = source?.hasAttribute("width") ? source : image;
      return {
        address: image.currentSrc,
        // In a link beside words it needs none of its own.
        description: image.alt || image.closest("a")?.textContent || "",
        loading: image.loading,
        reserved: Number(sized.getAttribute("width")) / Number(sized.getAttribute("height")),
        shape: image.naturalWidth / image.naturalHeight,
        sharpness: image.naturalWidth / image.getBoundingClientRect().width,
      };
    }),
  );

for (const { path } of routes)
  test(`${path}: every picture comes as AVIF, described, in its reserved shape, one of them first`, async ({
    page,
  }) => {
    await visit(page, path);
    await scrollThrough(page);
    const pictures = await picturesOn(page);
    expect(pictures.length).toBeGreaterThan(0);
    for (const { address, description, reserved, shape, sharpness } of pictures) {
      expect(nameIn(address), address).toBeTruthy();
      expect(description.length, address).toBeGreaterThanOrEqual(20);
      expect(reserved, address).toBeCloseTo(shape, 1);
      expect(sharpness, address).toBeGreaterThanOrEqual(0.95);
    }
    expect(pictures.filter(({ loading }) => loading === "eager")).toHaveLength(1);
  });

for (const [width, height, name] of [
  [360, 740, "hero-tall"],
  [1440, 900, "hero-wide"],
] as const)
  test(`a window of ${width} x ${height} gets ${name}, first of all pictures`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, "/");
    const hero = page.locator("main img").first();
    await expect
      .poll(async () => nameIn(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)))
      .toBe(name);
    await expect(hero).toHaveAttribute("fetchpriority", "high");
  });

test("until a picture is here, its colors stand in for it", async ({ page }) => {
  await page.route(/\/pictures\//, () => new Promise(() => {}));
  await page.goto("/drone-detection", { waitUntil: "domcontentloaded" });
  await expect(page.locator("main img").first()).toHaveCSS("background-image", /^linear-gradient\(/);
});
