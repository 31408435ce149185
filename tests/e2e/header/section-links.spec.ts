import type { Page } from "@playwright/test";
import { expect, holdRequests, test, visit } from "../fixtures.ts";
import { expectPageShown, expectSectionReached, headerOf, jumpTo, scrollTop } from "../pages.ts";

const inHeader = (page: Page, name: string) => headerOf(page).getByRole("link", { name, exact: true });

/** Counts the positions the page passes through from now on. */
const recordScrolling = (page: Page) =>
  page.evaluate(() => {
    const positions = new Set<number>();
    document.onscroll = () => {
      document.documentElement.dataset.positions = String(positions.add(scrollY).size);
    };
  });
const positionsSeen = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.positions));

const onHome = [
  ["Capabilities", "capabilities"],
  ["Technology", "technology"],
  ["About", "about"],
  ["Contact", "contact"],
  ["Get Quote", "contact"],
  ["Explore Solutions", "capabilities"],
  ["Contact Defense Team", "contact"],
] as const;
test("on the home page they scroll smoothly to their section and leave the address alone", async ({
  page,
}) => {
  await visit(page, "/");
  // A machine that is very busy draws so seldom that a smooth scroll is over in one step.
  for (const [name, section] of onHome)
    await expect(async () => {
      await jumpTo(page, 0);
      await recordScrolling(page);
      await page.getByRole("link", { name, exact: true }).first().click();
      await expectSectionReached(page, section);
      await expect(page.locator(`#${section}`)).toBeFocused();
      expect(await positionsSeen(page), name).toBeGreaterThan(2);
    }).toPass();
  await expect(page).toHaveURL("/");
});

test("with reduced motion the scroll jumps", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await recordScrolling(page);
  await inHeader(page, "About").click();
  await expectSectionReached(page, "about");
  await page.waitForTimeout(300);
  expect(await positionsSeen(page)).toBe(1);
});

test("in a new tab they open with their real address", async ({ page, context }) => {
  await visit(page, "/");
  const opened = context.waitForEvent("page");
  await inHeader(page, "Contact").click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab).toHaveURL("/#contact");
  await expectSectionReached(tab, "contact");
  expect(await scrollTop(page)).toBe(0);
});

test("on another page they lead home and scroll to their section", async ({ page }) => {
  for (const [label, section] of [
    ["Technology", "technology"],
    ["Get Quote", "contact"],
  ] as const) {
    await visit(page, "/drone-detection");
    await inHeader(page, label).click();
    await expectPageShown(page, "/");
    await expectSectionReached(page, section);
    await expect(page).toHaveURL("/");
    await expect(page.locator(`#${section}`)).toBeFocused();
  }
});

test("from another page the scroll begins 100 ms after arriving", async ({ page }) => {
  // A stopped clock would also stop the times by which the page knows that it has just been navigated to.
  await page.addInitScript(() => {
    const { setTimeout: wait } = globalThis;
    const { scrollIntoView } = Element.prototype;
    let waited: number | undefined;
    globalThis.setTimeout = ((act: () => void, delay?: number) =>
      wait(() => {
        waited = delay;
        act();
        waited = undefined;
      }, delay)) as typeof setTimeout;
    Element.prototype.scrollIntoView = function (options) {
      this.setAttribute("data-waited", String(waited));
      scrollIntoView.call(this, options);
    };
  });
  await visit(page, "/drone-detection");
  await inHeader(page, "Contact").click();
  await expect(page.locator("#contact")).toHaveAttribute("data-waited", "100");
});

test("a reload does not scroll again to the section once asked for", async ({ page }) => {
  await visit(page, "/drone-detection");
  await inHeader(page, "Contact").click();
  await expectSectionReached(page, "contact");
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await page.reload();
  await page.waitForTimeout(500);
  await expect(page.locator("#contact")).not.toBeInViewport();
});

for (const section of ["capabilities", "contact"])
  test(`/#${section}, opened directly, is shown however late the pictures, and keeps its fragment`, async ({
    page,
  }) => {
    const release = await holdRequests(page, /\/pictures\//);
    await page.goto(`/#${section}`, { waitUntil: "commit" });
    await expectSectionReached(page, section);
    release();
    await page.waitForLoadState();
    await expectSectionReached(page, section);
    await expect(page).toHaveURL(`/#${section}`);
    await inHeader(page, "Technology").click();
    await expectSectionReached(page, "technology");
    await expect(page).toHaveURL("/");
  });

test("a link into what is folded away opens it", async ({ page }) => {
  await visit(page, "/");
  await expect(page.locator("#ask-first")).toBeHidden();
  await visit(page, "/drone-detection");
  await page.locator('a[href="/#ask-first"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("#ask-first")).toBeInViewport();
});
