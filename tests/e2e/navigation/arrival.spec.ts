import type { Page } from "@playwright/test";
import { metaAt } from "../../../src/content/site/meta.ts";
import { products } from "../../../src/content/products/catalog.ts";
import { canonicalAddress } from "../../../src/content/site/company.ts";
import { expect, test, visit } from "../fixtures.ts";
import { expectPageShown, expectSectionReached, headerOf, missingPath } from "../pages.ts";
import { chooseProduct, linkInMain } from "./choosing.ts";
import { holdScripts } from "./held-scripts.ts";

/** How it scrolls is not the question here. */
const withoutMotion = { reducedMotion: "reduce" } as const;
const brand = (page: Page) => headerOf(page).getByRole("link", { name: /home/ });
const inHeader = (page: Page, name: string) => headerOf(page).getByRole("link", { name, exact: true });

/** What a document of its own would bring along. */
const arrivalOn = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname + location.hash,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
    scrollTop: Math.round(scrollY),
    isHeadingFocused: document.activeElement?.matches("h1"),
  }));

async function expectArrival(page: Page, path: string) {
  await expectPageShown(page, path);
  const { title, description } = metaAt(path);
  const canonical = canonicalAddress(path);
  const whole = {
    path,
    title,
    description,
    canonical,
    robots: undefined,
    scrollTop: 0,
    isHeadingFocused: true,
  };
  await expect.poll(() => arrivalOn(page)).toEqual(whole);
}

test("every product chosen in the menu arrives like a document of its own", async ({ page }) => {
  await visit(page, "/");
  for (const { name, path } of products)
    await test.step(name, async () => {
      await page.evaluate(() => scrollTo(0, 600));
      await chooseProduct(page, name);
      await expectArrival(page, path);
    });
});

test("the head of the 404 page does not follow the visitor home", async ({ page, expectProblem }) => {
  expectProblem(/^404 /);
  expectProblem(/^console error: Page not found/);
  await visit(page, missingPath);
  expect((await arrivalOn(page)).robots).toBe("noindex");
  await page.getByRole("main").getByRole("link", { name: "home page" }).click();
  await expectArrival(page, "/");
  await page.goBack();
  await expect(page).toHaveURL(missingPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});

async function expectOpenedElsewhere(page: Page, modifier: "ControlOrMeta" | "Shift") {
  const opened = page.context().waitForEvent("page");
  await linkInMain(page, "Drone Detection").click({ modifiers: [modifier] });
  const tab = await opened;
  await expect(tab).toHaveURL("/drone-detection");
  await tab.close();
  await expect(page).toHaveURL("/");
}

test("a link on the home page", async ({ page }) => {
  await visit(page, "/");

  await test.step("loads its page when it is pointed at", async () => {
    const script = page.waitForRequest(/\/assets\/drone-page-.*\.js$/);
    const part = page.waitForRequest(/\/assets\/missions-.*\.js$/);
    await linkInMain(page, "Syfor Drones").hover();
    await Promise.all([script, part]);
    await expect(page).toHaveURL("/");
  });

  for (const modifier of ["ControlOrMeta", "Shift"] as const)
    await test.step(`clicked with ${modifier} opens the page elsewhere`, () =>
      expectOpenedElsewhere(page, modifier));

  await test.step("leaves the old page until the new one is here, and the address with it", async () => {
    const release = await holdScripts(page, /cyber-page-.*\.js$/);
    await linkInMain(page, "Cyber Warfare Simulation").click();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL("/");
    await expectPageShown(page, "/");
    release();
    await expectArrival(page, "/cyber-warfare-simulation");
  });

  await test.step("that is pointed at has its page drawn beforehand, unseen, and shows it within the click", async () => {
    await brand(page).click();
    await expectArrival(page, "/");
    const link = linkInMain(page, "Cyber Warfare Simulation");
    await link.hover();
    await expect(page.locator("main h1")).toHaveCount(2);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const shown = await link.evaluate((element: HTMLElement) => {
      const [, beforehand] = document.querySelectorAll("main h1");
      element.click();
      const heading = document.querySelector("main h1");
      return { isTheSame: heading === beforehand, text: heading?.textContent };
    });
    expect(shown).toEqual({ isTheSame: true, text: "Cyber Warfare Simulation" });
    await expectArrival(page, "/cyber-warfare-simulation");
  });
});

async function expectSkipLink(page: Page) {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
}

async function expectNoTraceOfChangedMind(page: Page) {
  await brand(page).click();
  await expectPageShown(page, "/");
  const entries = await page.evaluate(() => history.length);
  const release = await holdScripts(page, /drone-page-.*\.js$/);
  await linkInMain(page, "Syfor Drones").click();
  for (const [name, section] of [
    ["Contact", "contact"],
    ["Technology", "technology"],
  ] as const) {
    await inHeader(page, name).click();
    await expectSectionReached(page, section);
    await expect(page).toHaveURL("/");
  }
  release();
  await inHeader(page, "Capabilities").click();
  await expectSectionReached(page, "capabilities");
  await expectPageShown(page, "/");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expectPageShown(page, "/drone-detection");
}

async function expectSectionBeforeDrawn(page: Page) {
  // Without frames only the opening of the next page is ever drawn.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await brand(page).click();
  await expectPageShown(page, "/");
  await expect(page.locator("#contact")).toHaveCount(0);
  await inHeader(page, "Contact").click();
  await expectSectionReached(page, "contact");
}

test("on the page of a product", async ({ page }) => {
  await page.emulateMedia(withoutMotion);
  await visit(page, "/drone-detection");
  await test.step("the skip link leads past the header", () => expectSkipLink(page));
  await test.step("a change of mind while a page loads leaves no trace: one Back leads to the page before", () =>
    expectNoTraceOfChangedMind(page));
  await test.step("a section asked for before its page is drawn to the end is reached all the same", () =>
    expectSectionBeforeDrawn(page));
});

test("a home page left early asks for none of its parts, and is whole again on the way back", async ({
  page,
}) => {
  await page.emulateMedia(withoutMotion);
  const release = await holdScripts(page, /\/(?:contact|about|compliance)-.*\.js$/);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await visit(page, "/");
  await linkInMain(page, "Drone Detection").click();
  await expectPageShown(page, "/drone-detection");
  expect(asked.filter((path) => /\/(?:about|compliance|partnerships)-.*\.js$/.test(path))).toEqual([]);
  await inHeader(page, "Contact").click();
  await expectPageShown(page, "/drone-detection");
  release();
  await expectPageShown(page, "/");
  await expect(page).toHaveURL("/");
  await expectSectionReached(page, "contact");
});
