import type { Page } from "@playwright/test";
import { site } from "../../src/content/site/company.ts";
import { consultation } from "../../src/content/site/consultation.ts";
import { formOn, valid } from "./consultation.ts";
import { expect, phone, test, visit } from "./fixtures.ts";

const { withoutScripts } = consultation;

async function expectPlainWords(page: Page) {
  const { form } = formOn(page);
  const plate = form.locator("div", { has: page.getByText(withoutScripts.title) }).last();
  await expect(plate).toHaveCSS("opacity", "1");
  await expect(form.getByRole("link", { name: site.hotline.display })).toHaveAttribute(
    "href",
    `tel:${site.hotline.dial}`,
  );
  await expect(form.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
}

async function expectFieldsDisabled(page: Page) {
  const { organization, submit } = formOn(page);
  await expect(organization).toBeDisabled();
  await expect(submit).toBeDisabled();
}

test("with scripts off the form says that it needs them and names other ways", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/");
  await expectPlainWords(page);
  // Nothing can bring the fields to life, so they do not stand in the way.
  await expect(formOn(page).organization).toBeHidden();
});

test("with scripts failing to load it says the same", async ({ openPage, expectProblem }) => {
  expectProblem(/^failed .*\.js: net::ERR_FAILED/);
  const page = await openPage(phone);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/");
  await expectPlainWords(page);
  await expectFieldsDisabled(page);
});

test("with only the form's own script failing the page stands and says it, too", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/^failed .*contact.*\.js: net::ERR_FAILED/);
  await page.route(/contact[^/]*\.js$/, (route) => route.abort());
  await visit(page, "/");
  await formOn(page).form.scrollIntoViewIfNeeded();
  await expectPlainWords(page);
  await expectFieldsDisabled(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("scripts that arrive make it usable without moving anything", async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const form = formOn(page);
  await expect(form.submit).toBeDisabled();
  await form.submit.scrollIntoViewIfNeeded();
  const places = () =>
    form.form.evaluate((element) =>
      [element, ...element.querySelectorAll("input, textarea, button, legend, label")].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].map((value) => value.toFixed(1)).join(" ");
      }),
    );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await places();
  // Some browsers put back, into disabled fields too, what stood there before a reload.
  await form.requirements.evaluate((element: HTMLTextAreaElement, value) => {
    element.value = value;
  }, `  <${valid.requirements}>  `);

  const release = setInterval(() => {
    for (const resolve of held.splice(0)) resolve();
  }, 50);
  await expect(form.submit).toBeEnabled();
  clearInterval(release);
  await expect(form.form.getByText(withoutScripts.title)).toHaveCount(0);
  expect(await places()).toEqual(before);
  await expect(form.requirements).toHaveValue(valid.requirements);
  await expect(form.form).toContainText(`${valid.requirements.length}/2000 characters`);
});
