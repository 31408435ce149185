import { expect, test, visit } from "./fixtures.ts";
import { pictureNameIn } from "./sweep/pictures.ts";

const windows = [
  [360, 740, "hero-tall"],
  [768, 1024, "hero-tall"],
  [768, 700, "hero-wide"],
  [1024, 1366, "hero-wide"],
  [1440, 900, "hero-wide"],
] as const;

test("each window gets the hero of its shape, first of all pictures", async ({ page }) => {
  const hero = page.locator("main img").first();
  const shown = async () => pictureNameIn(await hero.evaluate((image: HTMLImageElement) => image.currentSrc));
  for (const [width, height, name] of windows)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await visit(page, "/");
      await expect.poll(shown).toBe(name);
      await expect(hero).toHaveAttribute("fetchpriority", "high");
    });
});

test("until a picture is here, its colors stand in for it", async ({ page }) => {
  await page.route(/\/pictures\//, () => new Promise(() => {}));
  await page.goto("/drone-detection", { waitUntil: "domcontentloaded" });
  await expect(page.locator("main img").first()).toHaveCSS("background-image", /^linear-gradient\(/);
});

test("a picture below words that are still to come waits for them, where they stand above it", async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false });
  let isWhole = false;
  await page.route("**/drone-detection", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const untilPicture = html.slice(0, html.indexOf("</figure>"));
    await route.fulfill({ response, body: isWhole ? html : untilPicture });
  });
  const plate = page.locator("main figure").first();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/drone-detection");
  await expect(plate).toHaveCSS("visibility", "hidden");
  await page.setViewportSize({ width: 360, height: 900 });
  await expect(plate).toHaveCSS("visibility", "visible");
  isWhole = true;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(plate).toHaveCSS("visibility", "visible");
});
