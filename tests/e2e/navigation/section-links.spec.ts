import type { Page } from "@playwright/test";
import { navigation } from "../../../src/content/site/navigation.ts";
import { describeWithAndWithoutApi, expect, test, visit } from "../fixtures.ts";
import { expectPageShown, expectSectionReached, headerOf, scrollTop } from "../pages.ts";
import { holdScripts } from "./held-scripts.ts";

const sections = navigation.flatMap((item) => (item.kind === "section" ? [item] : []));
const inHeader = (page: Page, name: string) => headerOf(page).getByRole("link", { name, exact: true });

/** Counts the positions the page passes through from now on. */
const recordScrolling = (page: Page) =>
  page.evaluate(() => {
    const positions = new Set<number>();
    document.documentElement.dataset.positions = "0";
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

describeWithAndWithoutApi((hasNavigationApi) => {
  /** By documents the fragment brings the visitor there, and stays in the address. */
  const addressAfter = (section: string) => (hasNavigationApi ? "/" : `/#${section}`);

  test("each scrolls smoothly to its section and leaves the address alone", async ({ page }) => {
    await visit(page, "/");
    const links = [
      ...sections.map(({ label, section }) => [label, section] as const),
      ["Get Quote", "contact"],
      ["Explore Solutions", "capabilities"],
      ["Contact Defense Team", "contact"],
    ] as const;
    for (const [name, section] of links) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await recordScrolling(page);
      await page.getByRole("link", { name, exact: true }).first().click();
      await expectSectionReached(page, section);
      expect(await positionsSeen(page), name).toBeGreaterThan(2);
      await expect(page).toHaveURL("/");
      await expect(page.locator(`#${section}`)).toBeFocused();
    }
  });

  test("each on another page leads home and to its section", async ({ page }) => {
    for (const { label, section } of [...sections, { label: "Get Quote", section: "contact" }]) {
      await visit(page, "/drone-detection");
      await inHeader(page, label).click();
      await expectPageShown(page, "/");
      await expectSectionReached(page, section);
      await expect(page).toHaveURL(addressAfter(section));
    }
  });

  test("opened directly each shows its section, however late the pictures", async ({ page }) => {
    const release = await holdScripts(page, /\/pictures\//);
    for (const { section } of sections) {
      await page.goto("about:blank");
      await page.goto(`/#${section}`, { waitUntil: "commit" });
      await expectSectionReached(page, section);
    }
    release();
    await page.waitForLoadState();
    await expectSectionReached(page, "contact");
    await expect(page.locator("html[data-interactive]")).toBeAttached();
    // A section link clears the fragment of a direct visit.
    await inHeader(page, "Technology").click();
    await expectSectionReached(page, "technology");
    await expect(page).toHaveURL("/");
  });

  test("with reduced motion the scroll jumps", async ({ openPage }) => {
    const page = await openPage({ reducedMotion: "reduce" });
    await visit(page, "/");
    await recordScrolling(page);
    await inHeader(page, "About").click();
    await expectSectionReached(page, "about");
    // The event of a jump comes a frame after it; a scroll that glides has left more than one by now.
    await expect.poll(() => positionsSeen(page)).toBe(1);
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
});

test("from another page the scroll begins 100 ms after arriving, and the last one asked for wins", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/drone-detection");
  await page.clock.pauseAt(Date.now() + 60_000);
  await inHeader(page, "Contact").click();
  await expectPageShown(page, "/");
  await expect(page).toHaveURL("/");
  await page.clock.runFor(99);
  expect(await scrollTop(page)).toBe(0);
  await expect(page.locator("#contact")).not.toBeFocused();
  await page.clock.runFor(1);
  await expectSectionReached(page, "contact");
  await expect(page.locator("#contact")).toBeFocused();

  await page.goBack();
  await expectPageShown(page, "/drone-detection");
  await inHeader(page, "Contact").click();
  await expectPageShown(page, "/");
  await inHeader(page, "Technology").click();
  await page.clock.runFor(1000);
  await expectSectionReached(page, "technology");
  await expect(page.locator("#technology")).toBeFocused();
});
