import type { Page } from "@playwright/test";
import { expect, test, visit } from "../fixtures.ts";
import { headerOf, jumpTo } from "../pages.ts";

/** `client:near`: when an island's script is fetched, shown on the form, the island furthest down of all. */

const islandScripts = /\/assets\/(?:client|react|react-dom|consultation)\./;
const quote = (page: Page) => headerOf(page).getByRole("link", { name: "Get Quote" });

/** What was asked for of the islands from now on. */
function watchIslandScripts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => void (islandScripts.test(request.url()) && asked.push(request.url())));
  return asked;
}

/** How far below the window the form begins. */
const distance = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector("form");
    if (!form) throw new Error("There is no form.");
    return form.getBoundingClientRect().top - innerHeight;
  });

test("left alone, a page fetches no React", async ({ page }) => {
  const asked = watchIslandScripts(page);
  // The stage of the SY300 stands right below its cover.
  for (const path of ["/", "/syfor-drones"]) {
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1000);
    expect(asked).toEqual([]);
  }
});

test("it starts within 1200 px of the window, and not before", async ({ page }) => {
  const asked = watchIslandScripts(page);
  await visit(page, "/");
  const toGo = await distance(page);
  await jumpTo(page, toGo - 1230);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await jumpTo(page, toGo - 1170);
  await expect(page.locator("form[data-operable]")).toBeAttached();
});

const signs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a link to its section is pointed at": (page) => quote(page).hover(),
  "a link to its section is focused": (page) => quote(page).focus(),
  "a link to its section is touched": (page) => quote(page).dispatchEvent("touchstart"),
  "it is worked in": (page) =>
    page
      .locator("form input")
      .first()
      .evaluate((field: HTMLElement) => field.focus({ preventScroll: true })),
};
for (const [sign, act] of Object.entries(signs))
  test(`it starts when ${sign}`, async ({ page }) => {
    const asked = watchIslandScripts(page);
    await visit(page, "/");
    await act(page);
    await expect(page.locator("form[data-operable]")).toBeAttached();
    expect(asked.length).toBeGreaterThan(0);
    expect(await distance(page)).toBeGreaterThan(1200);
  });
