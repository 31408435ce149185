import { expect, test, visit } from "../fixtures.ts";
import { expectMissingPage, pages, productsTrigger, scrollThrough } from "../pages.ts";

/** What is wrong with the stop that has the focus; nothing when focus has left the page. */
function judgeFocus(): { readonly name: string; readonly faults: readonly string[] } | undefined {
  const { activeElement: stop, body } = document;
  if (!stop || stop === body) return undefined;
  const isOutlined = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  // A field may leave the drawing to the cell around it.
  let drawn = stop;
  while (!isOutlined(drawn) && drawn.parentElement && !drawn.matches("form, section, header, footer"))
    drawn = drawn.parentElement;
  const { top, bottom, width, height } = stop.getBoundingClientRect();
  const header = document.querySelector("header");
  const headerBottom = header?.getBoundingClientRect().bottom ?? 0;
  const isCovered = !header?.contains(stop) && getComputedStyle(stop).position !== "fixed";
  const fits = height < innerHeight - headerBottom;
  const faults = [
    isOutlined(drawn) ? "" : "no visible outline",
    width === 0 || height === 0 ? "no size" : "",
    isCovered && fits && top < headerBottom - 1 ? "under the header" : "",
    fits && bottom > innerHeight + 1 ? "below the window" : "",
  ];
  return { name: stop.ariaLabel || stop.textContent?.trim() || stop.id, faults: faults.filter(Boolean) };
}

// Backward, the header is in the way.
for (const { path } of pages)
  for (const key of [path === "/" ? "Shift+Tab" : "Tab"])
    test(`${path}: focus is seen at every stop that ${key} leads to`, async ({ page, expectProblem }) => {
      expectMissingPage(path, expectProblem);
      await page.setViewportSize({ width: 1280, height: 720 });
      await visit(page, path);
      await scrollThrough(page);
      await page.evaluate((at) => [...document.links].at(at)?.focus(), key === "Tab" ? 0 : -1);
      let stops = 0;
      for (; stops < 200; stops++) {
        const judged = await page.evaluate(judgeFocus);
        if (!judged) break;
        expect.soft(judged.faults, `${judged.name} (stop ${stops})`).toEqual([]);
        await page.keyboard.press(key);
      }
      expect(stops).toBeGreaterThan(10);
      expect(stops, "focus leaves the page in the end").toBeLessThan(200);
    });

test("focus is drawn in forced colors, and menus have a ground of their own", async ({ openPage }) => {
  const page = await openPage({ forcedColors: "active" });
  await visit(page, "/");
  await productsTrigger(page).focus();
  await page.keyboard.press("Enter");
  await expect(productsTrigger(page)).not.toHaveCSS("outline-style", "none");
  for (const selector of ["#products-panel", "header"])
    await expect(page.locator(selector)).not.toHaveCSS("background-color", /rgba\(.*, 0\)|transparent/);
});

test("links turned over can be read in forced colors", async ({ openPage }) => {
  const page = await openPage({ forcedColors: "active" });
  await visit(page, "/");
  for (const name of ["Explore Solutions", "Get Quote"]) {
    const link = page.getByRole("link", { name });
    if (name === "Get Quote") await link.hover();
    await expect(link).toHaveCSS("background-color", "rgb(0, 0, 0)");
    const seen = await link.screenshot();
    await link.evaluate((element) => element.style.setProperty("-webkit-text-fill-color", "transparent"));
    expect(await link.screenshot(), `${name} without its words`).not.toEqual(seen);
  }
});
