import type { Page, Route } from "@playwright/test";
import { pages as routes } from "../../../src/content/site/meta.ts";
import { expect, test, visit } from "../fixtures.ts";
import { productLink, productsTrigger, scrollDown } from "../pages.ts";

/** How a script may fail to come: at once, as something else, and never. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "answered with garbage": (route) => route.fulfill({ contentType: "text/javascript", body: "<html>}{" }),
  "cut off": (route) => route.abort("connectionreset"),
  "never answered": () => new Promise(() => {}),
};

const wordsOf = async (page: Page) => (await page.getByRole("main").innerText()).split("\n");

async function expectWords(page: Page, words: readonly string[]) {
  const shown = await wordsOf(page);
  expect(words.filter((line) => !shown.includes(line))).toEqual([]);
}

test.beforeEach(({ forgiveProblems }) => forgiveProblems());

test("the home page reads and leads on without a script that comes", async ({ openPage }) => {
  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto("/");
  const words = (await wordsOf(plain)).slice(0, 40);
  for (const [how, fail] of Object.entries(failures))
    await test.step(how, async () => {
      const page = await openPage({});
      await page.route(/\.js/, fail);
      await page.goto("/", { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expectWords(page, words);
      await productsTrigger(page).hover();
      await productLink(page, "Drone Detection").click();
      await expect(page).toHaveURL("/drone-detection");
    });
});

for (const [how, fail] of Object.entries(failures))
  test(`islands stay readable when React is ${how}`, async ({ page }) => {
    await page.route(/\/assets\/(?:client|react)\./, fail);
    await visit(page, "/syfor-drones");
    const words = await wordsOf(page);
    await scrollDown(page);
    await page.waitForTimeout(500);
    await expectWords(page, words);
    await expect(page.locator("[data-operable]")).toHaveCount(0);
  });

test("every page reads without JavaScript: no heading or link is hidden, and each link leads somewhere", async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false });
  for (const { path, title } of routes) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const hidden = await page
      .locator(
        "main :is(h1, h2, h3:not(summary *, .stays-folded > div *, .print\\:block *)), main a:not(nav .fold-out a, details a), footer a",
      )
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              !element.checkVisibility({ visibilityProperty: true }) || element.getAttribute("href") === "",
          )
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect(hidden, path).toEqual([]);
  }
});
