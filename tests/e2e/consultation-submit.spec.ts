import type { Page } from "@playwright/test";
import { consultation } from "../../src/content/site/consultation.ts";
import { beginning, fillIn, openForm, toastWith, valid } from "./consultation.ts";
import { expect, test } from "./fixtures.ts";
import { lastScriptOf } from "./pages.ts";

const { fields } = consultation;
const idle = consultation.submit;
const busy = "Encrypting & Submitting...";
const success = (page: Page) => toastWith(page, "status", "Secure Request Submitted");
const failure = (page: Page) => toastWith(page, "alert", "Security Error");

/** From here on time stands still until the test moves it. */
async function holdTime(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test("a valid request waits one second, resets and thanks, and no request leaves the page", async ({
  page,
}) => {
  const lastScript = lastScriptOf(page);
  const form = await openForm(page);
  await fillIn(form);
  await form.clearance("Top Secret").check();
  await lastScript;
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await holdTime(page);

  await form.submit.click();
  await expect(form.submit).toBeDisabled();
  await expect(form.submit).toHaveText(busy);
  await page.clock.runFor(999);
  await expect(form.submit).toHaveText(busy);
  await expect(success(page)).toHaveCount(0);

  await page.clock.runFor(1);
  await expect(success(page)).toContainText(
    "Your inquiry has been encrypted and forwarded to our defense team. You will receive a secure response within 24 hours.",
  );
  await expect(form.submit).toBeEnabled();
  await expect(form.submit).toHaveText(idle);
  for (const name of ["organization", "contactPerson", "phone", "requirements"] as const) {
    await expect(form[name]).toHaveValue("");
    await expect(form[name]).toHaveAttribute("aria-invalid", "false");
  }
  await expect(form.clearance("Confidential")).toBeChecked();
  await expect(form.form).toContainText("0/2000 characters");
  expect(requests).toEqual([]);
});

test("the keyboard's place survives the disabled button", async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form);
  await holdTime(page);
  await form.submit.focus();
  await page.keyboard.press("Enter");
  await expect(form.submit).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(form.submit).toBeFocused();
});

test("Enter submits, and a second submit is ignored", async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form);
  await holdTime(page);
  await form.phone.press("Enter");
  await expect(form.submit).toHaveText(busy);
  await form.phone.press("Enter");
  await form.form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await form.phone.pressSequentially("9");
  await expect(form.phone).toHaveValue(valid.phone);
  await page.clock.runFor(1000);
  await expect(success(page)).toHaveCount(1);
  await expect(form.phone).toBeFocused();
  await page.clock.runFor(1000);
  await expect(page.getByRole("status").getByText("Secure Request Submitted")).toHaveCount(1);
  await expect(failure(page)).toHaveCount(0);
});

test("two submits in the same instant are one", async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form);
  await holdTime(page);
  await form.form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await page.clock.runFor(1000);
  await expect(page.getByRole("status").getByText("Secure Request Submitted")).toHaveCount(1);
  await page.clock.runFor(3000);
  await expect(page.getByRole("status").getByText("Secure Request Submitted")).toHaveCount(1);
});

test("an empty form fails with the error toast, marks every field and goes to the first", async ({
  page,
}) => {
  const form = await openForm(page);
  await form.submit.click();
  await expect(failure(page)).toContainText("Invalid data detected. Please review your input and try again.");
  await expect(form.organization).toBeFocused();
  for (const name of ["organization", "contactPerson", "phone", "requirements"] as const) {
    await expect(form[name]).toHaveAttribute("aria-invalid", "true");
    await expect(form[name]).toHaveAccessibleDescription(beginning(fields[name].empty));
  }
  await expect(form.submit).toBeEnabled();
});

test("a single field too short fails the submit and gets the focus", async ({ page }) => {
  for (const [name, value] of [
    ["organization", "A"],
    ["contactPerson", "B"],
    ["phone", "+123456789"],
    ["requirements", "Too short"],
  ] as const)
    await test.step(name, async () => {
      const form = await openForm(page);
      await fillIn(form, { ...valid, [name]: value });
      await form.organization.focus();
      await form.submit.click();
      await expect(failure(page)).toBeVisible();
      await expect(form[name]).toBeFocused();
      await expect(form[name]).toHaveAccessibleDescription(beginning(fields[name].invalid));
      await expect(form.form.locator("[aria-invalid=true]")).toHaveCount(1);
    });
});

test("too little is said on leaving the field, and unsaid as soon as it is enough", async ({ page }) => {
  const form = await openForm(page);
  await form.organization.focus();
  await form.contactPerson.focus();
  await expect(form.organization).toHaveAttribute("aria-invalid", "false");
  await form.organization.pressSequentially("A");
  await expect(form.organization).toHaveAttribute("aria-invalid", "false");
  await form.organization.blur();
  await expect(form.organization).toHaveAttribute("aria-invalid", "true");
  await form.organization.press("End");
  await form.organization.press("c");
  await expect(form.organization).toHaveAttribute("aria-invalid", "false");
});

test("what is open at the end is trimmed before it is judged", async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form, { ...valid, requirements: "12345678 \n" as typeof valid.requirements });
  await form.requirements.evaluate((element: HTMLTextAreaElement) => element.form?.requestSubmit());
  await expect(failure(page)).toBeVisible();
  await expect(form.requirements).toHaveValue("12345678");
});

test("leaving for another page while submitting breaks nothing", async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form);
  await holdTime(page);
  await form.submit.click();
  await expect(form.submit).toHaveText(busy);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Drone Detection/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Drone Detection");
  await page.clock.runFor(1500);
  await expect(success(page)).toBeVisible();
});

test("leaving the site while submitting breaks nothing either", async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form);
  await form.submit.click();
  await page.goto("about:blank");
});
