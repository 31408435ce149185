import type { Page } from "@playwright/test";
import { navigation } from "../../src/content/site/navigation.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectPageShown, expectSectionReached, headerOf, scrollTop } from "./pages.ts";

const sections = navigation.flatMap((item) => (item.kind === "section" ? [item] : []));
const inHeader = (page: Page, name: string) => headerOf(page).getByRole("link", { name, exact: true });

/** Counts the positions the page passes through from now on. */
const recordScrolling = (page: Page) =>
  page.evaluate(() => {
    const positions = new Set<number>();
    addEventListener("scroll", () => {
      document.documentElement.dataset.positions = String(positions.add(scrollY).size);
    });
  });
const positionsSeen = async (page: Page) => Number(await page.locator("html").getAttribute("data-positions"));

test("the sections are capabilities, technology, about and contact", () => {
  expect(sections.map(({ label, section }) => `${label}: ${section}`)).toEqual([
    "Capabilities: capabilities",
    "Technology: technology",
    "About: about",
    "Contact: contact",
  ]);
});

for (const { label, section } of sections) {
  test(`${label} scrolls smoothly to its section and leaves the address alone`, async ({ page }) => {
    await visit(page, "/");
    await recordScrolling(page);
    await inHeader(page, label).click();
    await expectSectionReached(page, section);
    expect(await positionsSeen(page)).toBeGreaterThan(2);
    await expect(page).toHaveURL("/");
    await expect(page.locator(`#${section}`)).toBeFocused();
  });

  test(`${label} on another page leads home and scrolls after 100 ms`, async ({ page }) => {
    await page.clock.install();
    await visit(page, "/drone-detection");
    await page.clock.pauseAt(Date.now() + 60_000);
    await inHeader(page, label).click();
    await expectPageShown(page, "/");
    await expect(page).toHaveURL("/");
    await page.clock.runFor(99);
    expect(await scrollTop(page)).toBe(0);
    await expect(page.locator(`#${section}`)).not.toBeFocused();
    await page.clock.runFor(1);
    await expectSectionReached(page, section);
    await expect(page.locator(`#${section}`)).toBeFocused();
    await expect(page).toHaveURL("/");
  });

  test(`/#${section} opened directly shows its section, however late the pictures`, async ({ page }) => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/pictures/**", async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(`/#${section}`, { waitUntil: "commit" });
    await expectSectionReached(page, section);
    release();
    await page.waitForLoadState();
    await expectSectionReached(page, section);
  });
}

for (const [name, section] of [
  ["Get Quote", "contact"],
  ["Explore Solutions", "capabilities"],
  ["Contact Defense Team", "contact"],
] as const) {
  test(`${name} scrolls to ${section}`, async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("link", { name }).click();
    await expectSectionReached(page, section);
    await expect(page).toHaveURL("/");
  });
}

test("Get Quote on another page leads to the form", async ({ page }) => {
  await visit(page, "/syfor-drones");
  await inHeader(page, "Get Quote").click();
  await expectPageShown(page, "/");
  await expectSectionReached(page, "contact");
});

test("with reduced motion the scroll jumps", async ({ openPage }) => {
  const page = await openPage({ reducedMotion: "reduce" });
  await visit(page, "/");
  await recordScrolling(page);
  await inHeader(page, "About").click();
  await expectSectionReached(page, "about");
  expect(await positionsSeen(page)).toBe(1);
});

test("a section link clears the fragment of a direct visit", async ({ page }) => {
  await visit(page, "/#contact");
  await inHeader(page, "Technology").click();
  await expectSectionReached(page, "technology");
  await expect(page).toHaveURL("/");
});

test("the last of two sections asked for in haste wins", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/drone-detection");
  await page.clock.pauseAt(Date.now() + 60_000);
  await inHeader(page, "Contact").click();
  await expectPageShown(page, "/");
  await inHeader(page, "Technology").click();
  await page.clock.runFor(1000);
  await expectSectionReached(page, "technology");
  await expect(page.locator("#technology")).toBeFocused();
});

test("a new tab gets the real address", async ({ page, context }) => {
  await visit(page, "/");
  const opened = context.waitForEvent("page");
  await inHeader(page, "Contact").click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab).toHaveURL("/#contact");
  await expectSectionReached(tab, "contact");
  expect(await scrollTop(page)).toBe(0);
});
