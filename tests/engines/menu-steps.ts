import { products } from "../../src/content/products/catalog.ts";
import {
  click,
  expectFocus,
  expectPage,
  expectSectionReached,
  expectVisible,
  hover,
  movePointerAway,
  open,
} from "./actions.ts";
import type { Driver } from "./driver.ts";
import { narrow, step, widen } from "./step.ts";

const trigger = "header [data-products-menu] button";
const product = ({ path }: { readonly path: string }) => `#products-panel a[href="${path}"]`;
const [first, second] = products;

export function productsMenuSteps() {
  step("opens under the pointer, closes after it leaves, and leads on", async ({ browser }) => {
    await open(browser, "/");
    await expectVisible(browser, product(first), false);
    await hover(browser, trigger);
    for (const each of products) await expectVisible(browser, product(each));
    await movePointerAway(browser);
    await expectVisible(browser, product(first), false);
    await hover(browser, trigger);
    await click(browser, product(second));
    await expectPage(browser, second.path);
    await movePointerAway(browser);
    await expectVisible(browser, product(first), false);
  });

  step("opens by keyboard, is walked through, and Escape gives focus back", async ({ browser }) => {
    await open(browser, "/");
    await browser.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), trigger);
    await browser.press("Enter");
    await expectVisible(browser, product(first));
    await browser.press("Escape");
    await expectVisible(browser, product(first), false);
    await expectFocus(browser, trigger);
    await browser.press("ArrowDown");
    await expectFocus(browser, product(first));
    await browser.press("ArrowDown");
    await expectFocus(browser, product(second));
    await browser.press("Escape");
    await expectVisible(browser, product(first), false);
    await expectFocus(browser, trigger);
  });
}

const menu = "#site-menu";
const burger = `header button[popovertarget="site-menu"]`;

async function openBurger(browser: Driver) {
  await click(browser, burger);
  await expectVisible(browser, menu);
}

export function burgerSteps() {
  step.beforeAll(({ browser }) => narrow(browser));
  step.afterAll(({ browser }) => widen(browser));

  step("opens, closes on Escape and gives focus back", async ({ browser }) => {
    await open(browser, "/");
    await openBurger(browser);
    await browser.press("Escape");
    await expectVisible(browser, menu, false);
    await expectFocus(browser, burger);
  });

  step("closes after a choice, of a section as of a page", async ({ browser }) => {
    await open(browser, "/");
    await openBurger(browser);
    await click(browser, `${menu} a[href="/#contact"]`);
    await expectVisible(browser, menu, false);
    await expectSectionReached(browser, "contact");
    await openBurger(browser);
    await click(browser, `${menu} a[href="${second.path}"]`);
    await expectPage(browser, second.path);
    await expectVisible(browser, menu, false);
  });
}
