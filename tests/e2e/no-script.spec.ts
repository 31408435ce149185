import type { Locator, Page } from "@playwright/test";
import { metaOf } from "../../src/app/page-meta.ts";
import { routes } from "../../src/app/routes.ts";
import { products } from "../../src/content/products/catalog.ts";
import { contentsTitle } from "../../src/content/products/contents.ts";
import { navigation } from "../../src/content/site/navigation.ts";
import { runChecks } from "./checks.ts";
import { expect, phone, test } from "./fixtures.ts";
import { expectSectionReached, headerOf, pages, productsTrigger } from "./pages.ts";

const scriptless = { javaScriptEnabled: false };
const inHeader = (page: Page, name: string) =>
  headerOf(page).getByRole("link", { name: new RegExp(`^${name}`) });

/** As Playwright sees it: of some size, and not hidden. One question for all of them. */
const invisible = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true });
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

async function expectReadable(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A fold has its heading twice, and shows one of them.
  expect(await invisible(page.getByRole("main").locator(":is(h1, h2, h3):not(summary *)"))).toEqual([]);
  // A system's contents are for a phone.
  expect(await invisible(page.locator("main :not(nav) > .fold-out details > :not(summary)"))).toEqual([]);
  const links = page.locator("main a:not(nav .fold-out a), footer a");
  expect(await invisible(links)).toEqual([]);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) expect(address).toBeTruthy();
}

test("every page is readable without scripts", async ({ openPage, expectProblem }) => {
  expectProblem(/^404 /);
  const page = await openPage(scriptless);
  await runChecks(
    Object.fromEntries(
      pages.map((route) => [
        route.path,
        async () => {
          await page.goto(route.path);
          await expect(page).toHaveTitle(metaOf(route).title);
          await expectReadable(page);
        },
      ]),
    ),
  );
});

test("every page stays readable and its menu works when the scripts do not load", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/^failed .*\.js/);
  await page.route("**/*.js", (route) => route.abort());
  await runChecks(
    Object.fromEntries(
      routes.map(({ path }) => [
        path,
        async () => {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await productsTrigger(page).hover();
          await inHeader(page, "Drone Detection").click();
          await expect(page).toHaveURL("/drone-detection");
          // Away from the menu, which would be open on the next page.
          await page.mouse.move(20, 650);
        },
      ]),
    ),
  );
});

test("hover and focus open the products menu without scripts, and its links work", async ({ openPage }) => {
  const page = await openPage(scriptless);
  await page.goto("/");
  await expect(inHeader(page, "Anti-Drone Solutions")).toBeHidden();
  await productsTrigger(page).hover();
  for (const { name } of products) await expect(inHeader(page, name)).toBeVisible();
  await inHeader(page, "Syfor Drones").click();
  await expect(page).toHaveURL("/syfor-drones");
  await page.mouse.move(20, 650);
  await page.goto("/");
  await productsTrigger(page).focus();
  await expect(inHeader(page, "Anti-Drone Solutions")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(inHeader(page, "Anti-Drone Solutions")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/anti-drone-solution");
});

test("section links work without scripts, from home and from elsewhere", async ({ openPage }) => {
  const page = await openPage(scriptless);
  await page.goto("/");
  await inHeader(page, "Contact").click();
  await expect(page).toHaveURL("/#contact");
  await expectSectionReached(page, "contact");
  await page.goto("/syfor-drones");
  await inHeader(page, "Technology").click();
  await expect(page).toHaveURL("/#technology");
  await expectSectionReached(page, "technology");
});

test("the burger menu opens without scripts, with the same items", async ({ openPage }) => {
  const page = await openPage({ ...phone, ...scriptless });
  await page.goto("/");
  const menu = page.locator("#site-menu");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).tap();
  for (const item of navigation) await expect(menu.getByText(item.label, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Close menu" }).tap();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).tap();
  await menu.getByRole("link", { name: "Drone Detection" }).tap();
  await expect(page).toHaveURL("/drone-detection");
});

test("without scripts a word shows its definition, and a person closes the chain", async ({ openPage }) => {
  const page = await openPage(scriptless);
  await page.goto("/anti-drone-solution");
  const definition = page.locator("#word-track");
  await expect(definition).toBeHidden();
  await page.getByRole("button", { name: "track", exact: true }).press("Enter");
  await expect(definition).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(definition).toBeHidden();
  const beyond = page.locator("#how-it-works ol > li:last-child rect").first();
  const isLive = () =>
    beyond.evaluate((mark) => getComputedStyle(mark).fill === getComputedStyle(mark).stroke);
  expect(await isLive()).toBe(false);
  await page.getByRole("checkbox", { name: "Decide" }).press("Space");
  expect(await isLive()).toBe(true);
});

test("on a phone the contents of a system open without scripts and lead to its chapters", async ({
  openPage,
}) => {
  const page = await openPage({ ...phone, ...scriptless });
  await page.goto("/gnss-jamming-spoofing");
  const contents = page.getByRole("navigation", { name: contentsTitle });
  const trial = contents.getByRole("link", { name: "The trial" });
  await expect(trial).toBeHidden();
  await contents.getByText(contentsTitle).last().tap();
  await trial.tap();
  await expectSectionReached(page, "trial");
});

test("on a phone a fold is a row that opens without scripts", async ({ openPage }) => {
  const page = await openPage({ ...phone, ...scriptless });
  await page.goto("/cyber-warfare-simulation");
  const fold = page.locator("#depth .fold-out").last();
  await expect(fold.getByRole("heading")).toHaveCount(1);
  await expect(fold.locator("dl")).toBeHidden();
  await fold.locator("summary").click();
  await expect(fold.locator("dl")).toBeVisible();
});
