import type { Page } from "@playwright/test";
import { site } from "../../src/content/site/company.ts";
import { consultation } from "../../src/content/site/consultation.ts";
import { fault } from "../../src/content/site/fault.ts";
import { formOn, toastWith } from "./consultation.ts";
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

test("with scripts off the form says that it needs them and names other ways", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/");
  await expectPlainWords(page);
  // Nothing can bring the fields to life, so they do not stand in the way.
  await expect(formOn(page).organization).toBeHidden();
});

test("with scripts failing to load it says the same, after a while, and never over a field in use", async ({
  openPage,
  expectProblem,
}) => {
  expectProblem(/^failed .*\.js: net::ERR_FAILED/);
  const page = await openPage(phone);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/");
  await formOn(page).organization.pressSequentially("Acme");
  await page.waitForTimeout(10_500);
  await expect(formOn(page).organization).toBeVisible();
  await expect(page.getByText(withoutScripts.title)).toBeHidden();
  await page.getByRole("heading", { level: 1 }).click();
  await expectPlainWords(page);
  await expect(formOn(page).organization).toHaveValue("Acme");
});

test("with only the form's own script failing it says so at once; another try brings it to life", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/^failed .*contact.*\.js: net::ERR_FAILED/);
  let isLost = true;
  await page.route(/contact[^/]*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
  await visit(page, "/");
  const { form, submit, organization } = formOn(page);
  await form.scrollIntoViewIfNeeded();
  await expectPlainWords(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  isLost = false;
  await form.getByRole("button", { name: fault.retry }).click();
  await expect(page.getByText(withoutScripts.title)).toHaveCount(0);
  await organization.pressSequentially("Acme Corp");
  await submit.click();
  await expect(toastWith(page, "alert", consultation.toasts.error.title)).toBeVisible();
});
