import { expect } from "vitest";
import { consultation } from "../../src/content/site/consultation.ts";
import { pages } from "../../src/content/site/meta.ts";
import {
  address,
  click,
  expectPage,
  expectSectionReached,
  expectText,
  expectVisible,
  hover,
  movePointerAway,
} from "./actions.ts";
import { sections } from "./page-steps.ts";
import { stepWithoutScripts as step } from "./step.ts";

const aProduct = "/drone-detection";

export function withoutScriptsSteps() {
  step("every page reads", async ({ browser }) => {
    for (const { path } of pages) {
      await browser.goto(path);
      await expectPage(browser, path);
    }
    expect(await browser.evaluate(() => matchMedia("(scripting: none)").matches)).toBe(true);
    expect(await browser.evaluate(() => "interactive" in document.documentElement.dataset)).toBe(false);
  });

  step("the products menu opens under the pointer and leads on; section links work", async ({ browser }) => {
    const link = `#products-panel a[href="${aProduct}"]`;
    await browser.goto("/");
    await expectVisible(browser, link, false);
    await hover(browser, "header [data-products-menu] button");
    await click(browser, link);
    await expectPage(browser, aProduct);
    await movePointerAway(browser);
    for (const section of sections) {
      await click(browser, `header nav a[href="/#${section}"]`);
      await expectPage(browser, "/");
      await expectSectionReached(browser, section);
      expect(await address(browser)).toBe(`/#${section}`);
    }
  });

  step("the form says that it needs JavaScript and names other ways", async ({ browser }) => {
    await expectText(browser, "form", consultation.withoutScripts.title);
    for (const way of ["tel:", "mailto:"]) await expectVisible(browser, `form a[href^="${way}"]`);
    await expectVisible(browser, "form [name=organization]", false);
  });
}
