import type { Page } from "@playwright/test";
import { runChecks } from "./checks.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectMissingPage, pages } from "./pages.ts";

/** What is wrong with the stops of a walk, and how many there were. */
interface Walk {
  readonly complaints: string[];
  stops: number;
  hasLeft: boolean;
}

/** Judges what has focus before each further press moves it on, until focus has left the page. */
function watchFocus(): Walk {
  // A field may leave the drawing to the cell around it.
  const isOutlined = (candidate: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  const outlinedBy = (element: Element) => {
    let drawn = element;
    while (!isOutlined(drawn) && drawn.parentElement && !drawn.matches("form, section, header, footer"))
      drawn = drawn.parentElement;
    return isOutlined(drawn);
  };
  const complaintsAbout = (element: Element) => {
    const { position } = getComputedStyle(element);
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const isInHeader = Boolean(element.closest("header")) || position === "fixed";
    const headerBottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return [
      outlinedBy(element) ? "" : "no visible outline",
      width === 0 || height === 0 ? "no size" : "",
      !isInHeader && top < headerBottom - 1 && height < innerHeight - headerBottom ? "under the header" : "",
      bottom > innerHeight + 1 && height < innerHeight - headerBottom ? "below the window" : "",
    ].filter(Boolean);
  };
  const walk: Walk = { complaints: [], stops: 0, hasLeft: false };
  const judge = (element: Element) => {
    walk.stops += 1;
    const name = element.getAttribute("aria-label") || element.textContent?.trim() || element.id;
    for (const complaint of complaintsAbout(element))
      walk.complaints.push(`${name} (stop ${walk.stops}): ${complaint}`);
  };
  const beforeMove = ({ key }: KeyboardEvent) => {
    const { activeElement, body } = document;
    if (key !== "Tab" || walk.hasLeft) return;
    if (!activeElement || activeElement === body) walk.hasLeft = true;
    else judge(activeElement);
  };
  addEventListener("keydown", beforeMove, { capture: true });
  return walk;
}

/** Walks from where focus is, stop by stop, until focus leaves the page, and asks now and then whether it has. */
async function expectFocusSeen(page: Page) {
  const walk = await page.evaluateHandle(watchFocus);
  const hasLeft = () => walk.evaluate((walked) => walked.hasLeft);
  for (let press = 1; press <= 200; press++) {
    await page.keyboard.press("Tab");
    if (press % 8 === 0 && (await hasLeft())) break;
  }
  const { complaints, stops, hasLeft: isOver } = await walk.jsonValue();
  expect(complaints).toEqual([]);
  expect(stops).toBeGreaterThan(10);
  expect(isOver, "focus leaves the page in the end").toBe(true);
}

const focusLink = (page: Page, index: number) =>
  page.evaluate((at) => [...document.links].at(at)?.focus(), index);

async function expectFocusSeenBackward(page: Page) {
  await focusLink(page, -1);
  await page.keyboard.down("Shift");
  await expectFocusSeen(page).finally(() => page.keyboard.up("Shift"));
}

async function expectFocusSeenForward(page: Page) {
  await focusLink(page, 0);
  await expectFocusSeen(page);
}

/** What can be operated wakes when it is seen: a busy browser must have the time to see it. */
async function wakeEverything(page: Page) {
  for (const instrument of await page.locator(".instrument").all()) {
    await instrument.scrollIntoViewIfNeeded();
    await expect(instrument).toHaveAttribute("data-operable");
  }
  const viewer = page.locator("[data-viewer]");
  if ((await viewer.count()) === 0) return;
  await viewer.scrollIntoViewIfNeeded();
  await expect(viewer.getByRole("button", { name: "View in 3D" })).toBeEnabled();
}

test("focus is seen at every stop of every page, there and back", async ({ page, expectProblem }) => {
  for (const { path } of pages) expectMissingPage(path, expectProblem);
  await page.setViewportSize({ width: 1280, height: 720 });
  const walks = pages.flatMap(({ path }) => [
    [
      `${path}, backward past what is not awake yet`,
      async () => {
        await visit(page, path);
        await expectFocusSeenBackward(page);
      },
    ],
    [
      `${path}, through all that there is to operate, forward and backward`,
      async () => {
        await wakeEverything(page);
        await expectFocusSeenForward(page);
        await expectFocusSeenBackward(page);
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
