import { consultation } from "../../../src/content/site/consultation.ts";
import { expect, test } from "../fixtures.ts";
import { expectPageShown } from "../pages.ts";
import { beginning, errorToast, fillIn, names, openForm, successToast, valid } from "./form.ts";

const { fields, submit: idle } = consultation;
const busy = "Encrypting & Submitting...";
const successText =
  "Your inquiry has been encrypted and forwarded to our defense team. You will receive a secure response within 24 hours.";
const errorText = "Invalid data detected. Please review your input and try again.";

test.describe("a valid request", () => {
  test("waits 1000 ms, resets, thanks, and no request leaves the page", async ({ page }) => {
    await page.clock.install();
    const form = await openForm(page);
    await fillIn(form);
    await form.clearance("Top Secret").check();
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(Date.now() + 60_000);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await form.submit.click();
    await expect(form.submit).toBeDisabled();
    await expect(form.submit).toHaveText(busy);
    await page.clock.runFor(999);
    await expect(form.submit).toHaveText(busy);
    await expect(successToast(page)).toHaveCount(0);

    await page.clock.runFor(1);
    await expect(successToast(page)).toContainText(successText);
    await expect(form.submit).toBeEnabled();
    await expect(form.submit).toHaveText(idle);
    for (const name of names) {
      await expect(form[name]).toHaveValue("");
      await expect(form[name]).toHaveAttribute("aria-invalid", "false");
    }
    await expect(form.clearance("Confidential")).toBeChecked();
    await expect(form.form).toContainText("0/2000 characters");
    expect(requests).toEqual([]);
  });

  test("cannot be changed meanwhile, and a second submit is ignored, in the same instant too", async ({
    page,
  }) => {
    const form = await openForm(page);
    await fillIn(form);
    await form.phone.focus();
    await form.form.evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
    await expect(form.submit).toHaveText(busy);
    await form.phone.press("Enter");
    await form.phone.press("9");
    await expect(form.phone).toHaveValue(valid.phone);
    await expect(successToast(page)).toBeVisible();
    await expect(form.phone).toBeFocused();
    await page.waitForTimeout(1500);
    await expect(page.getByText("Secure Request Submitted")).toHaveCount(1);
    await expect(errorToast(page)).toHaveCount(0);
  });

  test("leaves the keyboard on its button, and breaks nothing when the visitor leaves meanwhile", async ({
    page,
  }) => {
    const form = await openForm(page);
    await fillIn(form);
    await form.submit.focus();
    await page.keyboard.press("Enter");
    await expect(form.submit).toBeDisabled();
    await expect(form.submit).toBeEnabled();
    await expect(form.submit).toBeFocused();
    await fillIn(form);
    await form.submit.click();
    await expect(form.submit).toHaveText(busy);
    await page.getByRole("main").getByRole("link", { name: "Drone Detection" }).first().click();
    await expectPageShown(page, "/drone-detection");
    await page.waitForTimeout(1200);
  });
});

test.describe("an invalid request", () => {
  test("that is empty fails with the error toast, marks every field and goes to the first", async ({
    page,
  }) => {
    const form = await openForm(page);
    await form.submit.click();
    await expect(errorToast(page)).toContainText(errorText);
    await expect(form.organization).toBeFocused();
    for (const name of names) {
      await expect(form[name]).toHaveAttribute("aria-invalid", "true");
      await expect(form[name]).toHaveAccessibleDescription(beginning(fields[name].empty));
    }
    await expect(form.submit).toBeEnabled();
  });

  const tooShort = { organization: "A", contactPerson: "B", phone: "+123456789", requirements: "Too short" };
  test("with one field alone too short fails, and goes there", async ({ page }) => {
    const form = await openForm(page);
    await fillIn(form);
    for (const name of names) {
      await form[name].fill(tooShort[name]);
      await form.submit.click();
      await expect(form[name]).toBeFocused();
      await expect(form[name]).toHaveAccessibleDescription(beginning(fields[name].invalid));
      await expect(form.form.locator("[aria-invalid=true]")).toHaveCount(1);
      await form[name].fill(valid[name]);
      await expect(form[name]).toHaveAttribute("aria-invalid", "false");
    }
  });

  test("with spaces at the end to make up for its length is trimmed, and fails", async ({ page }) => {
    const form = await openForm(page);
    await fillIn(form, { ...valid, requirements: "12345678 \n" });
    await form.requirements.evaluate((element: HTMLTextAreaElement) => element.form?.requestSubmit());
    await expect(errorToast(page)).toBeVisible();
    await expect(form.requirements).toHaveValue("12345678");
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
