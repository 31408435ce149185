import { expect } from "vitest";
import { products } from "../../src/content/products/catalog.ts";
import { navigation, navigationLabels } from "../../src/content/site/navigation.ts";
import { expectPage, expectSectionReached } from "./expectations.ts";
import { narrow, step, wide } from "./step.ts";
import type { Visitor } from "./visitor.ts";

/** In milliseconds. */
const closeDelay = 150;
const trigger = ["button", "Products", "header"] as const;
const [first, second] = products;
const product = (name: string) => ["link", name, "header"] as const;

const expectOpen = (visitor: Visitor) =>
  expect.poll(async () => (await visitor.see(...product(first.name)))?.attributes.href).toBe(first.path);
const expectClosed = (visitor: Visitor) => expect.poll(() => visitor.see(...product(first.name))).toBeNull();

/** Runs in the page: notes how long the menu stays open once the pointer has left it. */
function timeClosing() {
  const button = document.querySelector("header button[aria-expanded]");
  const menu = button?.parentElement;
  let leftAt = Number.NaN;
  // In the capturing phase, so that the clock starts before the menu's own.
  const onPointerOut = ({ target, relatedTarget }: PointerEvent) => {
    if (menu?.contains(target as Node) && !menu.contains(relatedTarget as Node)) leftAt = performance.now();
  };
  addEventListener("pointerout", onPointerOut, true);
  const note = () => {
    if (button?.getAttribute("aria-expanded") === "false")
      document.documentElement.dataset.closedAfter = String(performance.now() - leftAt);
  };
  if (button) new MutationObserver(note).observe(button, { attributeFilter: ["aria-expanded"] });
}
const closedAfter = (visitor: Visitor) =>
  visitor.read(() => Number(document.documentElement.dataset.closedAfter));

export function productsMenuSteps() {
  step("opens under the pointer, closes 150 ms after it leaves, and leads on", async ({ visitor }) => {
    await visitor.open("/");
    await expectClosed(visitor);
    await visitor.read(timeClosing);
    await visitor.hover(...trigger);
    for (const { name, path } of products)
      await expect.poll(async () => (await visitor.see(...product(name)))?.attributes.href).toBe(path);
    await visitor.movePointerAway();
    await expectClosed(visitor);
    // Clocks in the page tick in whole milliseconds at best, and a busy machine is late.
    expect(await closedAfter(visitor)).toBeGreaterThanOrEqual(closeDelay - 2);
    expect(await closedAfter(visitor)).toBeLessThan(closeDelay + 850);
    await visitor.hover(...trigger);
    await visitor.click(...product(second.name));
    await expectPage(visitor, second.path);
    await visitor.movePointerAway();
    await expectClosed(visitor);
  });

  step("opens by keyboard, is walked through, and Escape gives focus back", async ({ visitor }) => {
    await visitor.open("/");
    await visitor.tabTo(...trigger);
    await visitor.press("Enter");
    await expectOpen(visitor);
    await visitor.press("Escape");
    await expectClosed(visitor);
    expect(await visitor.see(...trigger)).toMatchObject({ isFocused: true });
    await visitor.press("ArrowDown");
    await expect.poll(() => visitor.see(...product(first.name))).toMatchObject({ isFocused: true });
    await visitor.press("ArrowDown");
    await expect.poll(() => visitor.see(...product(second.name))).toMatchObject({ isFocused: true });
    await visitor.press("Escape");
    await expectClosed(visitor);
    expect(await visitor.see(...trigger)).toMatchObject({ isFocused: true });
  });
}

const burger = ["button", navigationLabels.menu, "header"] as const;
const inMenu = (name: string) => ["link", name, "#site-menu"] as const;
const isMenuOpen = (visitor: Visitor) =>
  visitor.read(() => document.querySelector("#site-menu")?.checkVisibility() === true);

async function openBurger(visitor: Visitor) {
  await visitor.click(...burger);
  await expect.poll(() => isMenuOpen(visitor)).toBe(true);
}

export function burgerSteps() {
  step.beforeAll(({ visitor }) => visitor.driver.resize(narrow));
  step.afterAll(({ visitor }) => visitor.driver.resize(wide));

  step("offers the header's items, closes on Escape and gives focus back", async ({ visitor }) => {
    await visitor.open("/");
    await openBurger(visitor);
    const labels = navigation.flatMap((item) =>
      item.kind === "products" ? item.items.map(({ name }) => name) : item.label,
    );
    const links = () =>
      visitor.read(() =>
        [...document.querySelectorAll("#site-menu a")].map(({ textContent }) => textContent),
      );
    expect(await links()).toEqual(labels);
    await visitor.press("Escape");
    await expect.poll(() => isMenuOpen(visitor)).toBe(false);
    expect(await visitor.see(...burger)).toMatchObject({ isFocused: true });
  });

  step("closes after a choice, of a section as of a page", async ({ visitor }) => {
    await visitor.open("/");
    await openBurger(visitor);
    await visitor.click(...inMenu("Contact"));
    await expect.poll(() => isMenuOpen(visitor)).toBe(false);
    await expectSectionReached(visitor, "contact");
    await openBurger(visitor);
    await visitor.click(...inMenu(second.name));
    await expectPage(visitor, second.path);
    await expect.poll(() => isMenuOpen(visitor)).toBe(false);
  });
}
