import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page, Route } from "@playwright/test";
import { notFoundMeta, pages as routes } from "../../src/content/site/meta.ts";
import { consultation } from "../../src/content/site/consultation.ts";
import { fault } from "../../src/content/site/fault.ts";
import { type Checks, runChecks } from "./checks.ts";
import { fillIn, openForm, toastWith } from "./consultation.ts";
import { expect, test, visit } from "./fixtures.ts";
import { linkInMain } from "./navigation/choosing.ts";
import { expectPageShown, headerOf, productsTrigger, scrollThrough } from "./pages.ts";

type Failure = (route: PageMeta) => Promise<void>;

/** How a script may fail to come. Scripts answered "never" keep their connection until the page is gone. */
const failures: Readonly<Record<string, Failure>> = {
  "with 404": (route) => route.fulfill({ status: 404, body: "no" }),
  "with 500": (route) => route.fulfill({ status: 500, body: "no" }),
  "with garbage": (route) => route.fulfill({ contentType: "text/javascript", body: "<html>}{" }),
  "with a reset connection": (route) => route.abort("connectionreset"),
  never: () => new Promise(() => {}),
};

const scripts = readdirSync("dist/assets").filter((file) => file.endsWith(".js"));
const pageNames = [...routes, notFoundMeta].map(({ page }) => basename(page, ".tsx"));
const isPageScript = (file: string) => pageNames.some((name) => basename(file).startsWith(`${name}-`));
const home = readFileSync("dist/index.html", "utf8");
const isStartScript = (file: string) => home.includes(`/assets/${basename(file)}`) && !isPageScript(file);
const partScripts = scripts.filter((file) => !isPageScript(file) && !isStartScript(file));

const failOnly = (page: Page, fails: (file: string) => boolean, how: Failure) =>
  page.route("**/assets/*.js", (route) =>
    fails(new URL(route.request().url()).pathname) ? how(route) : route.continue(),
  );

const wordsOf = (page: Page) => page.getByRole("main").innerText();

/** What must stand on the first page, with or without scripts. */
const wholeness = (page: Page, words: number) =>
  page.evaluate((expected) => {
    const heading = document.querySelector("h1");
    const main = document.querySelector("main");
    const quote = [...document.querySelectorAll("header a")].find((link) => link.textContent === "Get Quote");
    return {
      isHeadingVisible: heading?.checkVisibility({ visibilityProperty: true }),
      hasItsWords: (main?.innerText.length ?? 0) > expected * 0.9,
      quote: quote?.getAttribute("href"),
    };
  }, words);
const whole = { isHeadingVisible: true, hasItsWords: true, quote: "/#contact" };

async function expectProductsMenu(page: Page) {
  await productsTrigger(page).hover();
  await expect(headerOf(page).getByRole("link", { name: /^Drone Detection/ })).toBeVisible();
}

test("the build has scripts of every kind to lose", () => {
  expect(scripts.filter(isPageScript)).toHaveLength(routes.length + 1);
  expect(partScripts.length).toBeGreaterThan(8);
  expect(scripts.filter(isStartScript).length).toBeGreaterThanOrEqual(1);
});

/** Makes the check for every way to fail, on the same page. */
function runForAll(page: Page, check: (how: Failure) => Promise<void>) {
  const checks = Object.entries(failures).map(([what, how]) => [
    `answered ${what}`,
    () => page.unrouteAll({ behavior: "ignoreErrors" }).then(() => check(how)),
  ]);
  return runChecks(Object.fromEntries(checks) as Checks);
}

test.describe("scripts that fail", () => {
  // What the browser says of a failed script is expected here, whatever it is.
  test.beforeEach(({ forgiveProblems }) => forgiveProblems());

  test("leave the first page whole, alone or all together", async ({ page, openPage }) => {
    const plain = await openPage({ javaScriptEnabled: false });
    await plain.goto("/");
    const words = (await wordsOf(plain)).length;
    await plain.close();
    const starting = scripts.filter((file) => isStartScript(file) || file.startsWith("home-page"));
    await runForAll(page, async (how) => {
      let lost = "";
      await failOnly(page, (file) => lost === "*" || file.endsWith(lost), how);
      for (lost of [...starting, "*"]) {
        await page.goto("/", { waitUntil: "commit" });
        await expect(page.getByRole("contentinfo")).toBeVisible();
        await expect(page.locator("html[data-opening]")).not.toBeAttached();
        await page.waitForTimeout(150);
        expect(await wholeness(page, words), lost).toEqual(whole);
      }
    });
  });

  test("leave the parts further down readable, and the rest working", ({ page }) =>
    runForAll(page, async (how) => {
      await failOnly(page, (file) => partScripts.some((part) => file.endsWith(part)), how);
      for (const path of ["/", "/syfor-drones"]) {
        await visit(page, path);
        const before = await wordsOf(page);
        await scrollThrough(page, { untilIdle: false });
        const after = await wordsOf(page);
        const missing = before.split("\n").filter((line) => !after.includes(line));
        expect(missing, `lines gone from ${path}`).toEqual([]);
        await expectProductsMenu(page);
        await page.mouse.move(5, 600);
      }
    }));

  test("lead to the page as a document when it is chosen, once", async ({ page }) => {
    await page.clock.install();
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await runForAll(page, async (how) => {
      await visit(page, "/");
      await failOnly(page, isPageScript, how);
      documents = 0;
      await linkInMain(page, "Syfor Drones").click();
      await page.waitForTimeout(300);
      await page.clock.fastForward(8000);
      await expectPageShown(page, "/syfor-drones");
      await expect(page).toHaveURL("/syfor-drones");
      await page.clock.fastForward(20_000);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("SY300");
      expect(documents).toBe(1);
    });
  });
});

const throwing = '((() => { throw new Error("broken on purpose"); })())';

/** Lets a script come as it is, but for one element, which throws when it is drawn. */
const breakElement = (page: Page, script: RegExp, element: RegExp) =>
  page.route(script, async (route) => {
    const body = await (await route.fetch()).text();
    expect(body).toMatch(element);
    await route.fulfill({ contentType: "text/javascript", body: body.replace(element, throwing) });
  });

test("what throws while it is drawn", async ({ page, expectProblem }) => {
  expectProblem(/broken on purpose/);
  await breakElement(page, /\/contact-[^/]*\.js$/, /\(0,\w+\.jsxs?\)(?=\([`"]address[`"])/);
  await breakElement(page, /\/drone-page-[^/]*\.js$/, /\(0,\w+\.jsx\)\(\w+\.Hero,\{\}\)/);
  await visit(page, "/");
  const message = page.getByRole("main").getByRole("alert");

  await test.step("a part is replaced by one calm sentence with another try", async () => {
    await scrollThrough(page);
    await expect(message).toContainText(fault.text);
    await message.getByRole("button", { name: fault.retry }).click();
    await expect(message).toContainText(fault.text);
    await expect(message).toHaveCount(1);
    await expect(page.locator("#technology")).toContainText("Detection Rate");
    await headerOf(page).getByRole("link", { name: "Technology", exact: true }).click();
    await expect(page.locator("#technology")).toBeFocused();
    await expectProductsMenu(page);
  });
  await test.step("a page leaves header, footer and every way out", async () => {
    await linkInMain(page, "Syfor Drones").click();
    await expectPageShown(page, "/syfor-drones");
    await expect(message).toContainText(fault.text);
    await expect(page).toHaveTitle(/SY300/);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.goBack();
    await expectPageShown(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("a script that fails late touches neither the page in use nor a submission under way", async ({
  page,
  forgiveProblems,
}) => {
  forgiveProblems();
  const form = await openForm(page);
  await fillIn(form);
  let fail = () => {};
  const late = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/\/drone-page-[^/]*\.js$/, async (route) => {
    await late;
    await route.abort();
  });
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page
    .getByRole("link", { name: "Syfor Drones" })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await headerOf(page).getByRole("link", { name: "Get Quote" }).click();
  await form.submit.click();
  fail();
  await expect(toastWith(page, "status", consultation.toasts.success.title)).toBeVisible();
  await expectPageShown(page, "/");
  expect(documents).toBe(0);
});
