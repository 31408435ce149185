import type { Page } from "@playwright/test";
import { runChecks } from "./checks.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectMissingPage, pages } from "./pages.ts";

/** What is wrong with the element that has focus, if anything. */
function judgeFocus(): { name: string; complaint: string } | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = element.getAttribute("aria-label") || element.textContent?.trim() || element.id;
  // A field may leave the drawing to the cell around it.
  const isOutlined = (candidate: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  let drawn = element;
  while (!isOutlined(drawn) && drawn.parentElement && !drawn.matches("form, section, header, footer"))
    drawn = drawn.parentElement;
  const { position } = getComputedStyle(element);
  const { top, bottom, width, height } = element.getBoundingClientRect();
  const isInHeader = Boolean(element.closest("header")) || position === "fixed";
  const headerBottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const complaints = [
    isOutlined(drawn) ? "" : "no visible outline",
    width === 0 || height === 0 ? "no size" : "",
    !isInHeader && top < headerBottom - 1 && height < innerHeight - headerBottom ? "under the header" : "",
    bottom > innerHeight + 1 && height < innerHeight - headerBottom ? "below the window" : "",
  ];
  return { name, complaint: complaints.filter(Boolean).join(", ") };
}

/** Walks from stop to stop until focus leaves the page. */
async function expectFocusSeen(page: Page, key: string) {
  const complaints: string[] = [];
  let stop = 0;
  for (; stop < 200; stop++) {
    await page.keyboard.press(key);
    const judged = await page.evaluate(judgeFocus);
    if (!judged) break;
    if (judged.complaint) complaints.push(`${judged.name} (stop ${stop + 1} by ${key}): ${judged.complaint}`);
  }
  expect(complaints).toEqual([]);
  expect(stop).toBeGreaterThan(10);
  expect(stop).toBeLessThan(200);
}

const focusLastLink = (page: Page) =>
  page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>("footer a");
    links[links.length - 1]?.focus();
  });

test("focus is seen at every stop of every page, there and back", async ({ page, expectProblem }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const { path } of pages) expectMissingPage(path, expectProblem);
  const walks = pages.flatMap(({ path }) => [
    [
      `${path}, from its beginning`,
      async () => {
        await visit(page, path);
        await expectFocusSeen(page, "Tab");
      },
    ],
    [
      `${path}, backward from its end, past parts that are not awake yet`,
      async () => {
        await visit(page, path);
        await focusLastLink(page);
        await expectFocusSeen(page, "Shift+Tab");
      },
    ],
  ]);
  await runChecks(Object.fromEntries(walks));
});

test("focus is drawn in forced colors, and menus have a ground of their own", async ({ openPage }) => {
  const page = await openPage({ forcedColors: "active" });
  await visit(page, "/");
  const trigger = page.getByRole("button", { name: "Products" });
  await trigger.focus();
  await page.keyboard.press("Enter");
  const outline = await trigger.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).not.toBe("none");
  for (const selector of ["#products-panel", "header"]) {
    const ground = await page
      .locator(selector)
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(ground).not.toMatch(/rgba\(.*, 0\)|transparent/);
  }
});
