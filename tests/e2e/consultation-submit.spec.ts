import type { Page } from "@playwright/test";
import { consultation } from "../../src/content/site/consultation.ts";
import { runChecks } from "./checks.ts";
import { beginning, type FormOnPage, fillIn, names, openForm, toastWith, valid } from "./consultation.ts";
import { expect, test } from "./fixtures.ts";
import { linkInMain } from "./navigation/choosing.ts";
import { lastScriptOf } from "./pages.ts";
import { passAFrame } from "./standing-clock.ts";

const { fields } = consultation;
const idle = consultation.submit;
const busy = "Encrypting & Submitting...";
const success = (page: Page) => toastWith(page, "status", "Secure Request Submitted");
const failure = (page: Page) => toastWith(page, "alert", "Security Error");

const successes = (page: Page) => page.getByRole("status").getByText("Secure Request Submitted");

const stateOf = ({ form }: FormOnPage) =>
  form
    .locator("input[required], textarea[required]")
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(
        ({ name, value, ariaInvalid }) => `${name}: "${value}", invalid: ${ariaInvalid}`,
      ),
    );
const pristine = Object.keys(valid).map((name) => `${name}: "", invalid: false`);

const shortValues = {
  organization: "A",
  contactPerson: "B",
  phone: "+123456789",
  requirements: "Too short",
} as const;

type Check = (page: Page, form: FormOnPage) => Promise<void>;

const tooShort = Object.entries(shortValues).map(([key, value]): [string, Check] => {
  const name = key as keyof typeof valid;
  const check: Check = async (page, form) => {
    await fillIn(form, { ...valid, [name]: value });
    await form.organization.focus();
    await form.submit.click();
    await passAFrame(page);
    await expect(failure(page)).toBeVisible();
    await expect(form[name]).toBeFocused();
    await expect(form[name]).toHaveAccessibleDescription(beginning(fields[name].invalid));
    await expect(form.form.locator("[aria-invalid=true]")).toHaveCount(1);
  };
  return [`a single field too short fails the submit and gets the focus: ${name}`, check];
});

/** Each begins without a toast, time standing still; the first in a form filled in, the others with what is left of the one before. */
const checks: Readonly<Record<string, Check>> = {
  "a valid request waits one second, resets and thanks, and no request leaves the page": async (
    page,
    form,
  ) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await form.clearance("Top Secret").check();
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
    expect(await stateOf(form)).toEqual(pristine);
    await expect(form.clearance("Confidential")).toBeChecked();
    await expect(form.form).toContainText("0/2000 characters");
    expect(requests).toEqual([]);
  },

  "an empty form fails with the error toast, marks every field and goes to the first": async (page, form) => {
    expect(await stateOf(form)).toEqual(pristine);
    await form.submit.click();
    await expect(form.form.locator("[aria-invalid=true]")).toHaveCount(pristine.length);
    // Focus and toast do not hold up the frame that shows the marks.
    await expect(form.submit).toBeFocused();
    await expect(failure(page)).toHaveCount(0);
    await passAFrame(page);
    await expect(failure(page)).toContainText(
      "Invalid data detected. Please review your input and try again.",
    );
    await expect(form.organization).toBeFocused();
    expect(await stateOf(form)).toEqual(pristine.map((state) => state.replace("false", "true")));
    for (const name of names)
      await expect(form[name]).toHaveAccessibleDescription(beginning(fields[name].empty));
    await expect(form.submit).toBeEnabled();
  },

  ...Object.fromEntries(tooShort),

  "what is open at the end is trimmed before it is judged": async (page, form) => {
    await fillIn(form, { ...valid, requirements: "12345678 \n" as typeof valid.requirements });
    await form.requirements.evaluate((element: HTMLTextAreaElement) => element.form?.requestSubmit());
    await passAFrame(page);
    await expect(failure(page)).toBeVisible();
    await expect(form.requirements).toHaveValue("12345678");
  },

  "the keyboard's place survives the disabled button": async (page, form) => {
    await fillIn(form);
    await form.submit.focus();
    await page.keyboard.press("Enter");
    await expect(form.submit).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(form.submit).toBeFocused();
  },

  "too little is said on leaving the field, and unsaid as soon as it is enough": async (_, form) => {
    expect(await stateOf(form)).toEqual(pristine);
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
  },

  "Enter submits, and a second submit is ignored": async (page, form) => {
    await fillIn(form);
    await form.phone.press("Enter");
    await expect(form.submit).toHaveText(busy);
    await form.phone.press("Enter");
    await form.form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await form.phone.press("9");
    await expect(form.phone).toHaveValue(valid.phone);
    await page.clock.runFor(1000);
    await expect(success(page)).toHaveCount(1);
    await expect(form.phone).toBeFocused();
    await page.clock.runFor(1000);
    await expect(successes(page)).toHaveCount(1);
    await expect(failure(page)).toHaveCount(0);
  },

  "two submits in the same instant are one": async (page, form) => {
    await fillIn(form);
    await form.form.evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
    await page.clock.runFor(1000);
    await expect(successes(page)).toHaveCount(1);
    await page.clock.runFor(3000);
    await expect(successes(page)).toHaveCount(1);
  },

  "leaving for another page while submitting breaks nothing": async (page, form) => {
    await fillIn(form);
    await form.submit.click();
    await expect(form.submit).toHaveText(busy);
    await linkInMain(page, "Drone Detection").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Drone Detection");
    await page.clock.runFor(1500);
    await expect(success(page)).toBeVisible();
  },

  "leaving the site while submitting breaks nothing either": async (page) => {
    // A document brings its scripts in an idle moment, of which a clock that stands has none.
    await page.clock.resume();
    const form = await openForm(page);
    await fillIn(form);
    await form.submit.click();
    await page.goto("about:blank");
  },
};

test("sent from one page, again and again", async ({ page }) => {
  await page.clock.install();
  const lastScript = lastScriptOf(page);
  const form = await openForm(page);
  // The letters typed bring their font.
  await fillIn(form);
  await lastScript;
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 60_000);
  const untilToastsAreGone = 10_000;
  await runChecks(
    Object.fromEntries(
      Object.entries(checks).map(([name, check]) => [
        name,
        async () => {
          await page.clock.runFor(untilToastsAreGone);
          await check(page, form);
        },
      ]),
    ),
  );
});
