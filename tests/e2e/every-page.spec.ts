import type { BrowserContext, Page } from "@playwright/test";
import { pages as routes } from "../../src/content/site/meta.ts";
import { navigationLabels } from "../../src/content/site/navigation.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { type Checks, runChecks } from "./checks.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectMissingPage, missingPath, pages, productsTrigger, scrollThrough } from "./pages.ts";
import { expectHeadingsInOrder, expectLandmarks, expectLargeTargets } from "./sweep/accessibility.ts";
import { expectFooter, expectHeader, expectHeaderStaysOnTop } from "./sweep/frame.ts";
import { expectHead } from "./sweep/head.ts";
import { homeChecks } from "./sweep/home.ts";
import { expectComposed, expectPrintable, expectRoomForWiderText } from "./sweep/layout.ts";
import { expectNumberedLinks } from "./sweep/numbered-links.ts";
import { expectFiguresNumbered, expectPictures } from "./sweep/pictures.ts";
import { productChecks } from "./sweep/products.ts";
import { expectOwnStyleSuffices } from "./sweep/style.ts";
import { nothing, storedBy } from "./witness.ts";

/** One visit per page and kind of window; each check leaves the page as it found it. */

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 900 };

function contentChecks(page: Page, path: string): Checks {
  return path === "/" ? homeChecks(page) : productChecks(page, path);
}

async function expectNoTraces(page: Page, origins: ReadonlySet<string>, context: BrowserContext) {
  await page.waitForLoadState("networkidle");
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect(await context.cookies()).toEqual([]);
  expect(await storedBy(page)).toEqual(nothing);
}

/** Colors are judged as they end, not on their way there. */
const withoutMotion = { reducedMotion: "reduce" } as const;

/** The menus are the same on every page, but for the place they mark as the present one. */
const showsMenus = (path: string) => path === "/" || path === "/syfor-drones";

async function scan(page: Page, path: string) {
  await page.emulateMedia(withoutMotion);
  await expectNoAxeFindings(page);
  if (showsMenus(path)) await scanProductsMenu(page);
  await page.emulateMedia({ reducedMotion: null });
}

async function scanProductsMenu(page: Page) {
  await productsTrigger(page).click();
  await expectNoAxeFindings(page, "header");
  await page.keyboard.press("Escape");
  await page.mouse.move(20, 650);
}

async function scanBurgerMenu(page: Page) {
  await page.getByRole("button", { name: navigationLabels.menu }).click();
  await expectNoAxeFindings(page, "header");
}

function pictureChecks(page: Page, path: string): Checks {
  const scrolled = { "scrolls through": () => scrollThrough(page) };
  return path === missingPath ? scrolled : { ...scrolled, "its pictures": () => expectPictures(page) };
}

for (const route of pages) {
  const { path } = route;
  const hasFigures = routes.some((known) => known.path === path);
  const isProduct = hasFigures && path !== "/";

  test(`${path} in a wide window`, async ({ page, context, expectProblem }) => {
    expectMissingPage(path, expectProblem);
    const origins = new Set<string>();
    context.on("request", (request) => origins.add(new URL(request.url()).origin));
    await page.setViewportSize(wide);
    await visit(page, path);
    await runChecks({
      "describes itself in its head": () => expectHead(page, route),
      "has the header": () => expectHeader(page),
      "keeps the header on top": () => expectHeaderStaysOnTop(page),
      "has the footer: address, links to #, contact lines, copyright, ITAR": () => expectFooter(page),
      "has each landmark once": () => expectLandmarks(page),
      "has one h1 and headings in order": () => expectHeadingsInOrder(page),
      ...contentChecks(page, path),
      "axe finds nothing, the products menu closed and open": () => scan(page, path),
      "everything to press is at least 24 px": () => expectLargeTargets(page),
      ...pictureChecks(page, path),
      ...(hasFigures && { "numbers its figures from 1 on": () => expectFiguresNumbered(page) }),
      // After the pictures: a window that was wider has fetched larger ones.
      "is composed at every width: nothing slides, breaks, shrinks, runs on or loses its focus": () =>
        expectComposed(page),
      "bears wider text spacing": () => expectRoomForWiderText(page),
      "prints without menus, on white": () => expectPrintable(page),
      "talks to nobody else and leaves nothing behind": () => expectNoTraces(page, origins, context),
      "its own style is all that it needs": () => expectOwnStyleSuffices(page),
    });
  });

  test(`${path} in a narrow window`, async ({ page, expectProblem }) => {
    expectMissingPage(path, expectProblem);
    await page.emulateMedia(withoutMotion);
    await page.setViewportSize(narrow);
    await visit(page, path);
    await runChecks({
      "axe finds nothing": () => expectNoAxeFindings(page),
      "everything to press is at least 24 px": () => expectLargeTargets(page),
      ...pictureChecks(page, path),
      "its own style is all that it needs": () => expectOwnStyleSuffices(page),
      ...(isProduct && { "links by number lead there and open it": () => expectNumberedLinks(page) }),
      ...(showsMenus(path) && { "axe finds nothing with the menu open": () => scanBurgerMenu(page) }),
    });
  });
}
