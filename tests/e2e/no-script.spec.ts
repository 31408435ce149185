import type { Page } from "@playwright/test";
import { pages as routes } from "../../src/content/site/meta.ts";
import type { PageMeta } from "../../src/content/types.ts";
import { products } from "../../src/content/products/catalog.ts";
import { contentsTitle } from "../../src/content/products/contents.ts";
import { navigation, navigationLabels } from "../../src/content/site/navigation.ts";
import type { Product } from "../../src/content/types.ts";
import { runChecks } from "./checks.ts";
import { expect, phone, test } from "./fixtures.ts";
import { expectSectionReached, headerOf, pages, productsTrigger } from "./pages.ts";

const scriptless = { javaScriptEnabled: false };
const inHeader = (page: Page, name: string) =>
  headerOf(page).getByRole("link", { name: new RegExp(`^${name}`) });

/** What is not seen though it should be, or leads nowhere; visible as Playwright sees it: of some size, and not hidden. */
function unreadable() {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const invisible = (selector: string) =>
    all(selector)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true });
      })
      .map((element) => element.outerHTML.slice(0, 120));
  const links = "main a:not(nav .fold-out a), footer a";
  return {
    // A fold has its heading twice, and shows one of them.
    headings: invisible("main :is(h1, h2, h3):not(summary *)"),
    // A system's contents are for a phone.
    folds: invisible("main :not(nav) > .fold-out details > :not(summary)"),
    links: invisible(links),
    hasLinks: all(links).length > 10,
    withoutAddress: all(links).flatMap((link) => (link.getAttribute("href") ? [] : link.outerHTML)),
  };
}

const readable = { headings: [], folds: [], links: [], hasLinks: true, withoutAddress: [] };

async function expectReadable(page: Page, route: PageMeta) {
  await page.goto(route.path);
  await expect(page).toHaveTitle(route.title);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(unreadable)).toEqual(readable);
}

async function expectMenuByHover(page: Page) {
  await page.goto("/");
  await expect(inHeader(page, "Anti-Drone Solutions")).toBeHidden();
  await productsTrigger(page).hover();
  for (const { name } of products) await expect(inHeader(page, name)).toBeVisible();
  await inHeader(page, "Syfor Drones").click();
  await expect(page).toHaveURL("/syfor-drones");
  await page.mouse.move(20, 650);
}

/** On the page that the menu has led to. */
async function expectSectionLinkFromElsewhere(page: Page) {
  await inHeader(page, "Technology").click();
  await expect(page).toHaveURL("/#technology");
  await expectSectionReached(page, "technology");
}

async function expectSectionLinkFromHome(page: Page) {
  await inHeader(page, "Contact").click();
  await expect(page).toHaveURL("/#contact");
  await expectSectionReached(page, "contact");
}

async function expectMenuByFocus(page: Page) {
  await productsTrigger(page).focus();
  await expect(inHeader(page, "Anti-Drone Solutions")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(inHeader(page, "Anti-Drone Solutions")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/anti-drone-solution");
}

async function expectDefinition(page: Page) {
  const definition = page.locator("#word-track");
  await expect(definition).toBeHidden();
  await page.getByRole("button", { name: "track", exact: true }).press("Enter");
  await expect(definition).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(definition).toBeHidden();
}

async function expectChainClosed(page: Page) {
  const beyond = page.locator("#how-it-works ol > li:last-child rect").first();
  const isLive = () =>
    beyond.evaluate((mark) => getComputedStyle(mark).fill === getComputedStyle(mark).stroke);
  expect(await isLive()).toBe(false);
  await page.getByRole("checkbox", { name: "Decide" }).press("Space");
  expect(await isLive()).toBe(true);
}

test("without scripts, in a wide window", async ({ openPage, expectProblem }) => {
  expectProblem(/^404 /);
  const page = await openPage(scriptless);
  await runChecks({
    ...Object.fromEntries(
      pages.map((route) => [`${route.path} is readable`, () => expectReadable(page, route)]),
    ),
    "hover opens the products menu, and its links work": () => expectMenuByHover(page),
    "section links work from elsewhere": () => expectSectionLinkFromElsewhere(page),
    "section links work from home": () => expectSectionLinkFromHome(page),
    "focus opens the products menu, and its links work": () => expectMenuByFocus(page),
    "a word shows its definition": () => expectDefinition(page),
    "a person closes the chain": () => expectChainClosed(page),
  });
});

test("every page stays readable and its menu works when the scripts do not load", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/^failed .*\.js/);
  await page.route("**/*.js", (route) => route.abort());
  const readsAndLeads = async (path: string, next: Product) => {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await productsTrigger(page).hover();
    await inHeader(page, next.name).click();
    await expect(page).toHaveURL(next.path);
    // Away from the menu, which would be open on the next page.
    await page.mouse.move(20, 650);
  };
  // From each page by its menu to the next.
  const order = ["/", ...products.map(({ path }) => path)];
  expect([...order].sort()).toEqual(routes.map(({ path }) => path).sort());
  await runChecks(
    Object.fromEntries(
      order.map((path, index) => [path, () => readsAndLeads(path, products[index] ?? products[0])]),
    ),
  );
});

async function expectBurgerMenu(page: Page) {
  await page.goto("/");
  const menu = page.locator("#site-menu");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: navigationLabels.menu }).tap();
  for (const item of navigation) await expect(menu.getByText(item.label, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: navigationLabels.menu }).tap();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: navigationLabels.menu }).tap();
  await menu.getByRole("link", { name: "Drone Detection" }).tap();
  await expect(page).toHaveURL("/drone-detection");
}

async function expectContents(page: Page) {
  await page.goto("/gnss-jamming-spoofing");
  const contents = page.getByRole("navigation", { name: contentsTitle });
  const trial = contents.getByRole("link", { name: "The trial" });
  await expect(trial).toBeHidden();
  await contents.getByText(contentsTitle).last().tap();
  await trial.tap();
  await expectSectionReached(page, "trial");
}

async function expectFold(page: Page) {
  await page.goto("/cyber-warfare-simulation");
  const fold = page.locator("#depth .fold-out").last();
  await expect(fold.getByRole("heading")).toHaveCount(1);
  await expect(fold.locator("dl")).toBeHidden();
  await fold.locator("summary").click();
  await expect(fold.locator("dl")).toBeVisible();
}

test("without scripts, on a phone", async ({ openPage }) => {
  const page = await openPage({ ...phone, ...scriptless });
  await runChecks({
    "the burger menu opens, with the same items": () => expectBurgerMenu(page),
    "the contents of a system open and lead to its chapters": () => expectContents(page),
    "a fold is a row that opens": () => expectFold(page),
  });
});
