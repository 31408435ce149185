import type { Page } from "@playwright/test";
import { navigation } from "../../../src/content/site/navigation.ts";
import { type Checks, runChecks } from "../checks.ts";
import { describeWithAndWithoutApi, expect, test, visit } from "../fixtures.ts";
import { expectPageShown, expectSectionReached, headerOf, scrollTop } from "../pages.ts";

// What is painted is most of what a smooth scroll costs; every link is in sight without one.
test.use({ viewport: { width: 1100, height: 720 } });

const sections = navigation.flatMap((item) => (item.kind === "section" ? [item] : []));
const inHeader = (page: Page, name: string) => headerOf(page).getByRole("link", { name, exact: true });

/** Counts the positions the page passes through from now on. */
const recordScrolling = (page: Page) =>
  page.evaluate(() => {
    const positions = new Set<number>();
    const root = document.documentElement;
    root.dataset.positions = "0";
    window.onscroll = () => {
      root.dataset.positions = String(positions.add(scrollY).size);
    };
  });
const positionsSeen = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.positions));

async function expectSmoothScroll(page: Page, name: string, section: string) {
  await recordScrolling(page);
  await page.getByRole("link", { name, exact: true }).first().click();
  await expectSectionReached(page, section);
  const outcome = await page.evaluate(() => ({
    isSmooth: Number(document.documentElement.dataset.positions) > 2,
    address: location.pathname + location.hash,
    focused: document.activeElement?.id,
  }));
  expect(outcome, name).toEqual({ isSmooth: true, address: "/", focused: section });
}

test("the sections are capabilities, technology, about and contact", () => {
  expect(sections.map(({ label, section }) => `${label}: ${section}`)).toEqual([
    "Capabilities: capabilities",
    "Technology: technology",
    "About: about",
    "Contact: contact",
  ]);
});

test("on the home page", async ({ page, context }) => {
  await visit(page, "/");
  const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const links = [
    ...sections.map(({ label, section }) => [label, section] as const),
    ["Get Quote", "contact"],
    ["Explore Solutions", "capabilities"],
    ["Contact Defense Team", "contact"],
  ] as const;
  const scrolls = links.map(([name, section]) => [
    `${name} scrolls smoothly to its section and leaves the address alone`,
    async () => {
      await toTop();
      await expectSmoothScroll(page, name, section);
    },
  ]);
  await runChecks({
    "with reduced motion the scroll jumps": async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await recordScrolling(page);
      await inHeader(page, "About").click();
      await expectSectionReached(page, "about");
      // The event of a jump comes a frame after it; a scroll that glides has left more than one by now.
      await expect.poll(() => positionsSeen(page)).toBe(1);
      await page.emulateMedia({ reducedMotion: null });
    },

    "a new tab gets the real address": async () => {
      await toTop();
      const opened = context.waitForEvent("page");
      await inHeader(page, "Contact").click({ modifiers: ["ControlOrMeta"] });
      const tab = await opened;
      await expect(tab).toHaveURL("/#contact");
      await expectSectionReached(tab, "contact");
      expect(await scrollTop(page)).toBe(0);
    },

    ...(Object.fromEntries(scrolls) as Checks),
  });
});

describeWithAndWithoutApi((hasNavigationApi) => {
  /** By documents the fragment brings the visitor there, and stays in the address until the next section. */
  const addressAfter = (section: string) => (hasNavigationApi ? "/" : `/#${section}`);

  test("each on another page leads home and to its section", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const { label, section } of [...sections, { label: "Get Quote", section: "contact" }])
      await test.step(label, async () => {
        await visit(page, "/drone-detection");
        await inHeader(page, label).click();
        await expectPageShown(page, "/");
        await expectSectionReached(page, section);
        await expect(page).toHaveURL(addressAfter(section));
      });
    await expect(page.locator("html[data-interactive]")).toBeAttached();
    await page.emulateMedia({ reducedMotion: null });
    await expectSmoothScroll(page, "Technology", "technology");
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
