import { expect, vi } from "vitest";
import { metaAt } from "../../src/content/site/meta.ts";
import { sectionPlace } from "../section-place.ts";
import type { Driver } from "./driver.ts";

const polling = { timeout: 30_000, interval: 40 };

/** Opens a page and waits until its scripts operate it. */
export async function open(browser: Driver, path: string) {
  // The driver may answer before the document has changed.
  await browser.evaluate(() => document.documentElement.removeAttribute("data-interactive"));
  await browser.goto(path);
  await expect
    .poll(() => browser.evaluate(() => "interactive" in document.documentElement.dataset))
    .toBe(true);
}

/** Scrolls to it if necessary, and points at its middle once it is still and uncovered. */
export async function hover(browser: Driver, selector: string) {
  let former = { x: Number.NaN, y: Number.NaN };
  await vi.waitFor(async () => {
    const place = await browser.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      const middle = () => {
        const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const isOnTop = ({ x, y } = middle()) => element?.contains(document.elementFromPoint(x, y)) ?? false;
      if (!isOnTop()) element?.scrollIntoView({ block: "center", behavior: "instant" });
      return { ...middle(), canBePointedAt: isOnTop() && !element?.matches(":disabled") };
    }, selector);
    const isStill = place.x === former.x && place.y === former.y;
    former = place;
    if (!place.canBePointedAt || !isStill) throw new Error(`There is no way to point at ${selector}.`);
  }, polling);
  await browser.movePointer(former.x, former.y);
}

export async function click(browser: Driver, selector: string) {
  await hover(browser, selector);
  await browser.clickHere();
}

/** Away from everything that opens, closes or waits under a pointer. */
export const movePointerAway = (browser: Driver) => browser.movePointer(4, 400);

export const address = (browser: Driver) =>
  browser.evaluate(() => location.href.slice(location.origin.length));

const isVisible = (browser: Driver, selector: string) =>
  browser.evaluate(
    (wanted) =>
      document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ??
      false,
    selector,
  );

export const expectVisible = (browser: Driver, selector: string, expected = true) =>
  expect.poll(() => isVisible(browser, selector), { message: selector }).toBe(expected);

export const expectFocus = (browser: Driver, selector: string) =>
  expect
    .poll(() => browser.evaluate((wanted) => document.activeElement?.matches(wanted), selector))
    .toBe(true);

export const expectText = (browser: Driver, selector: string, expected: string) =>
  expect
    .poll(() =>
      browser.evaluate(
        (wanted) => document.querySelector<HTMLElement>(wanted)?.innerText.replace(/\s+/g, " ").trim(),
        selector,
      ),
    )
    .toContain(expected);

/** The page on screen is the one of this address: its title, and one heading that can be seen. */
export async function expectPage(browser: Driver, path: string) {
  const shown = () =>
    browser.evaluate(() => {
      const headings = [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility());
      return { path: location.pathname, title: document.title, headings: headings.length };
    });
  await expect.poll(shown).toEqual({ path, title: metaAt(path).title, headings: 1 });
}

export const expectSectionReached = (browser: Driver, id: string) =>
  expect.poll(() => browser.evaluate(sectionPlace, id)).toBe("reached");
