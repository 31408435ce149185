import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "./axe.ts";
import { type Checks, runChecks } from "./checks.ts";
import { type FormOnPage, fillIn, openForm, toastWith, valid } from "./consultation.ts";
import { expect, test } from "./fixtures.ts";
import { pass, passAFrame } from "./standing-clock.ts";

const errorToast = (page: Page) => toastWith(page, "alert", "Security Error");
const successToast = (page: Page) => toastWith(page, "status", "Secure Request Submitted");
const dismissIn = (page: Page) => page.getByRole("button", { name: "Dismiss" });

/** Where no toast appears, so that the pointer does not hold it. */
const moveAway = (page: Page) => page.mouse.move(5, 5);
const isGone = (page: Page) => expect(errorToast(page)).toHaveCount(0);
const stands = (page: Page) => expect(errorToast(page)).toBeVisible();

async function showError(page: Page, form: FormOnPage) {
  await isGone(page);
  await form.submit.click();
  await passAFrame(page);
  await stands(page);
  await moveAway(page);
}

test("both live regions stand in the page before anything is said", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText("");
  await expect(page.getByRole("status")).toHaveText("");
});

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

async function expectFieldUncovered(page: Page, form: FormOnPage) {
  const { requirements: _, ...others } = valid;
  await fillIn(form, others);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await form.submit.click();
    await passAFrame(page);
    await expect(form.requirements).toBeFocused();
    const field = await form.requirements.boundingBox();
    const toast = await errorToast(page).locator("[data-kind]").boundingBox();
    if (!field || !toast) throw new Error("The field or the toast is not on screen.");
    const isBeside = toast.x + toast.width <= field.x || toast.x >= field.x + field.width;
    expect(isBeside || toast.y >= field.y + field.height, `at ${width} px`).toBe(true);
    await dismissIn(page).click();
    await isGone(page);
  }
}

async function expectCalmInNarrowWindow(page: Page, form: FormOnPage) {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await showError(page, form);
  await dismissIn(page).click({ trial: true });
  const box = await errorToast(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  const duration = await page
    .getByText("Security Error")
    .locator("xpath=ancestor::*[@data-kind]")
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration));
  expect(duration).toBeLessThan(0.001);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Security Error")).toBeHidden();
}

/** Each check begins and ends without a toast, in a form that holds nothing. */
const checksOf = (page: Page, form: FormOnPage): Checks => ({
  "the error stays eight seconds": async () => {
    await showError(page, form);
    await pass(page, 7900);
    await stands(page);
    await pass(page, 200);
    await isGone(page);
  },

  "the success stays six": async () => {
    await fillIn(form);
    await form.submit.click();
    await moveAway(page);
    await pass(page, 1000);
    await expect(successToast(page)).toBeVisible();
    await pass(page, 5900);
    await expect(successToast(page)).toBeVisible();
    await pass(page, 200);
    await expect(successToast(page)).toHaveCount(0);
  },

  "it waits under the pointer, and goes on afterwards": async () => {
    await showError(page, form);
    await pass(page, 5000);
    await errorToast(page).getByText("Security Error").hover();
    await pass(page, 60_000);
    await stands(page);
    await moveAway(page);
    await pass(page, 2500);
    await stands(page);
    await pass(page, 1000);
    await isGone(page);
  },

  "it waits while the keyboard is on it, and goes on afterwards": async () => {
    await showError(page, form);
    await dismissIn(page).focus();
    await pass(page, 60_000);
    await stands(page);
    await form.organization.focus();
    await pass(page, 8100);
    await isGone(page);
  },

  "it waits while the page is hidden, and goes on afterwards": async () => {
    await showError(page, form);
    await setHidden(page, true);
    await pass(page, 60_000);
    await stands(page);
    await setHidden(page, false);
    await pass(page, 8100);
    await isGone(page);
  },

  "it is dismissed by its button, and gives the focus back": async () => {
    await showError(page, form);
    await expect(form.organization).toBeFocused();
    await dismissIn(page).click();
    await isGone(page);
    await expect(form.organization).toBeFocused();
  },

  "it is dismissed by Escape on it, and gives the focus back": async () => {
    await showError(page, form);
    await form.organization.press("Escape");
    await stands(page);
    await dismissIn(page).focus();
    await page.keyboard.press("Escape");
    await isGone(page);
    await expect(form.organization).toBeFocused();
  },

  "no more than three stand at once, and none takes the focus": async () => {
    for (let count = 0; count < 5; count++) await form.organization.press("Enter");
    await passAFrame(page);
    await expect(page.getByRole("alert").getByText("Security Error")).toHaveCount(3);
    await expect(form.organization).toBeFocused();
    await dismissIn(page).first().click();
    await expect(page.getByRole("alert").getByText("Security Error")).toHaveCount(2);
    await moveAway(page);
    await pass(page, 8100);
    await isGone(page);
  },

  "a refused submit sends the visitor to Requirements, which the error never covers": () =>
    expectFieldUncovered(page, form),

  "it lies above the header and the page inside a narrow window, unmoving if asked, never printed": () =>
    expectCalmInNarrowWindow(page, form),
});

test("with time standing still", async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await runChecks(checksOf(page, form));
});

test("axe finds nothing in the form with errors and toasts, narrow and wide", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const form = await openForm(page);
  for (const width of [360, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await form.submit.click();
      await form.phone.press("x");
      await stands(page);
      await expect(page.locator("[data-kind]").last()).toHaveCSS("opacity", "1");
      await expectNoAxeFindings(page, "form", "section[aria-label=Notifications]");
    });
});
