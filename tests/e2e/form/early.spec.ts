import type { Page } from "@playwright/test";
import { consultation } from "../../../src/content/site/consultation.ts";
import { fault } from "../../../src/content/site/fault.ts";
import { expect, holdRequests, phone, test, visit } from "../fixtures.ts";
import { errorToast, fillIn, formOn, selectionOf, successToast, valid } from "./form.ts";

/** The form before its script is here, or where it does not come. */

// Wide enough for every reason on one line: a second line would move what stands below, as it may.
test.use({ viewport: { width: 1440, height: 900 } });

const formScript = /\/consultation\.[^/]*\.js/;
const withoutScripts = (page: Page) => formOn(page).form.getByText(consultation.withoutScripts.title);

const places = (page: Page) =>
  formOn(page).form.evaluate((element) =>
    [element, ...element.querySelectorAll("input, textarea, button, legend, label")]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect().top + scrollY),
  );

for (const [what, held] of Object.entries({ "its own script": formScript, "any script": /\.js$/ }))
  test(`what is typed before ${what} is judged and kept, caret and all, and nothing moves`, async ({
    page,
  }) => {
    const release = await holdRequests(page, held);
    await page.goto("/", { waitUntil: "commit" });
    const form = formOn(page);
    await form.organization.scrollIntoViewIfNeeded();
    await form.contactPerson.fill("Ada! <Example>");
    await form.clearance("Secret").check();
    await form.phone.fill("+1 (202) 555-0147");
    await form.requirements.fill(`  ${valid.requirements}  `);
    await form.organization.pressSequentially("Acme Crp");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await places(page);
    release();
    await expect(form.form).toHaveAttribute("data-operable");
    await expect(form.organization).toBeFocused();
    expect(await selectionOf(form.organization)).toEqual([6, 6]);
    // Less than a pixel is how the browser rounds.
    const moved = (await places(page)).filter((top, index) => Math.abs(top - Number(before[index])) >= 1);
    expect(moved).toEqual([]);
    await page.keyboard.type("o");
    await expect(form.organization).toHaveValue("Acme Corp");
    await expect(form.contactPerson).toHaveValue("Ada Example");
    await expect(form.phone).toHaveValue("+1 (202) 555-01");
    await expect(form.phone).toHaveAccessibleDescription(consultation.fields.phone.refusals.tooLong);
    await expect(form.requirements).toHaveValue(valid.requirements);
    await expect(form.form).toContainText(`${valid.requirements.length}/2000 characters`);
    await expect(form.clearance("Secret")).toBeChecked();
  });

test("a request sent before the script is kept, and sent when it comes", async ({ page }) => {
  const release = await holdRequests(page, formScript);
  await visit(page, "/");
  const form = formOn(page);
  await fillIn(form);
  await form.submit.click();
  await expect(page).toHaveURL("/");
  release();
  await expect(successToast(page)).toBeVisible();
  await expect(form.organization).toHaveValue("");
});

for (const [what, lost] of Object.entries({
  "its own script": formScript,
  React: /\/(?:client|react)\.[^/]*\.js/,
}))
  test(`${what} failing is said, and another try brings it`, async ({ page, forgiveProblems }) => {
    forgiveProblems();
    await page.route(lost, (route) => route.abort());
    await visit(page, "/");
    const { form, organization } = formOn(page);
    await organization.fill("Acme!");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(withoutScripts(page)).toBeVisible();
    await expect(form.locator("a[href^='tel:']")).toBeVisible();
    await page.unroute(lost);
    await form.getByRole("button", { name: fault.retry }).click();
    await expect(withoutScripts(page)).toHaveCount(0);
    await expect(organization).toHaveValue("Acme");
    await form.getByRole("button", { name: consultation.submit }).click();
    await expect(errorToast(page)).toBeVisible();
  });

test("a script that does not come is said to be missing after eight seconds, and may still come", async ({
  page,
}) => {
  const release = await holdRequests(page, formScript);
  await page.clock.install();
  await visit(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  const { form, submit } = formOn(page);
  const asked = page.waitForRequest(formScript);
  await submit.scrollIntoViewIfNeeded();
  await asked;
  await page.clock.runFor(7900);
  await expect(withoutScripts(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(withoutScripts(page)).toBeVisible();
  await page.clock.resume();
  release();
  await expect(form).toHaveAttribute("data-operable");
  await expect(withoutScripts(page)).toHaveCount(0);
});

test("where no script loads the form says so after a while, but never over a field in use", async ({
  openPage,
  forgiveProblems,
}) => {
  forgiveProblems();
  const page = await openPage(phone);
  await page.route(/\.js/, (route) => route.abort());
  await page.goto("/");
  const { organization } = formOn(page);
  await organization.pressSequentially("Acme");
  // The style waits ten seconds.
  await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
  await expect(organization).toBeVisible();
  await expect(withoutScripts(page)).toBeHidden();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(withoutScripts(page)).toBeVisible();
  await expect(organization).toHaveValue("Acme");
});

/** Where the built script draws the button. */
const submitButton = /\(0,\w+\.jsxs\)(?=\(`button`,\{type:`submit`)/;

test("a form that throws is replaced by one calm sentence; the page around it works", async ({
  page,
  forgiveProblems,
}) => {
  forgiveProblems();
  await page.route(formScript, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toMatch(submitButton);
    await route.fulfill({ response, body: body.replace(submitButton, "null.broken") });
  });
  await visit(page, "/");
  await formOn(page).form.scrollIntoViewIfNeeded();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(fault.text);
  await expect(page.getByRole("button", { name: fault.retry })).toBeVisible();
  await expect(withoutScripts(page)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Technology" }).click();
  await expect(page.locator("#technology")).toBeFocused();
});
