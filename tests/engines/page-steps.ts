import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { pages } from "../../src/content/site/meta.ts";
import { navigation } from "../../src/content/site/navigation.ts";
import {
  address,
  click,
  expectFocus,
  expectPage,
  expectSectionReached,
  expectText,
  expectVisible,
  hover,
  open,
} from "./actions.ts";
import type { Driver } from "./driver.ts";
import { step } from "./step.ts";

const missingPath = "/no-such-page";

export function pageSteps() {
  for (const { path } of pages)
    step(`${path} opens with its title and one heading`, async ({ browser }) => {
      await open(browser, path);
      await expectPage(browser, path);
    });

  step("an unknown address keeps its address, is logged once and leads home", async ({ browser }) => {
    await open(browser, missingPath);
    await expectPage(browser, missingPath);
    await expectText(browser, "h1", "Oops! Page not found");
    await click(browser, 'main a[href="/"]');
    await expectPage(browser, "/");
    if (browser.problems)
      expect(browser.problems.splice(0).toSorted()).toEqual([
        `404 ${missingPath}`,
        `console: Page not found: ${missingPath}`,
      ]);
  });
}

export const sections = navigation.flatMap((item) => (item.kind === "section" ? [item.section] : []));
const inHeader = (section: string) => `header nav a[href="/#${section}"]`;

export function sectionSteps() {
  step("from home they scroll below the header and take focus along", async ({ browser }) => {
    await open(browser, "/");
    for (const section of sections) {
      await click(browser, inHeader(section));
      await expectSectionReached(browser, section);
      await expectFocus(browser, `#${section}, #${section} *`);
      expect(await address(browser)).toBe("/");
    }
  });

  step("from another page they lead home, scroll there and leave no fragment", async ({ browser }) => {
    await open(browser, "/drone-detection");
    await click(browser, inHeader("contact"));
    await expectPage(browser, "/");
    await expectSectionReached(browser, "contact");
    await expectFocus(browser, "#contact, #contact *");
    expect(await address(browser)).toBe("/");
  });
}

const expectScroll = (browser: Driver, top: number) =>
  expect.poll(() => browser.evaluate(() => Math.round(scrollY))).toBe(top);
async function scrollThere(browser: Driver, top: number) {
  await browser.evaluate((target) => scrollTo({ top: target, behavior: "instant" }), top);
  // Chromium saves the scroll position a second after it changed.
  await wait(1100);
}

export function historySteps() {
  step("return to each page where it was left", async ({ browser }) => {
    // Firefox ESR 153 forgets scroll positions in a document that was opened twice in a row.
    await open(browser, "/syfor-drones");
    await open(browser, "/");
    await scrollThere(browser, 1500);
    await hover(browser, "header [data-products-menu] button");
    await click(browser, '#products-panel a[href="/drone-detection"]');
    await expectPage(browser, "/drone-detection");
    await expectScroll(browser, 0);
    await scrollThere(browser, 600);
    await browser.back();
    await expectPage(browser, "/");
    await expectScroll(browser, 1500);
    await browser.forward();
    await expectPage(browser, "/drone-detection");
    await expectScroll(browser, 600);
  });
}

export function instrumentSteps() {
  step("answers the keys and says what it comes to", async ({ browser }) => {
    await open(browser, "/anti-drone-solution");
    await expectText(browser, "[data-result=margin]", "10 s");
    await hover(browser, "#time-budget");
    await expectVisible(browser, "#time-budget-decide");
    await browser.evaluate(() => document.getElementById("time-budget-decide")?.focus());
    for (const _second of [1, 2]) await browser.press("ArrowRight");
    await expectText(browser, "[data-result=margin]", "8 s");
    await expectText(browser, "#time-budget [role=status]", "The three steps take 77 s, so 8 s are left.");
  });
}
