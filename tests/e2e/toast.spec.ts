import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { fillIn, openForm, toastWith } from "./consultation.ts";
import { expect, test } from "./fixtures.ts";

const errorToast = (page: Page) => toastWith(page, "alert", "Security Error");
const successToast = (page: Page) => toastWith(page, "status", "Secure Request Submitted");
const dismissIn = (page: Page) => page.getByRole("button", { name: "Dismiss" });

/** Opens the form with time standing still. */
async function openStill(page: Page) {
  await page.clock.install();
  const form = await openForm(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return form;
}

async function showError(page: Page) {
  const form = await openStill(page);
  await form.submit.click();
  await expect(errorToast(page)).toBeVisible();
  // Away from where the toast appeared, so that the pointer does not hold it.
  await page.mouse.move(5, 5);
  return form;
}

test("both live regions stand in the page before anything is said", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText("");
  await expect(page.getByRole("status")).toHaveText("");
});

test("the error stays eight seconds", async ({ page }) => {
  await showError(page);
  await page.clock.runFor(7900);
  await expect(errorToast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(errorToast(page)).toHaveCount(0);
});

test("the success stays six seconds", async ({ page }) => {
  const form = await openStill(page);
  await fillIn(form);
  await form.submit.click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000);
  await expect(successToast(page)).toBeVisible();
  await page.clock.runFor(5900);
  await expect(successToast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(successToast(page)).toHaveCount(0);
});

test("it waits under the pointer and goes on afterwards", async ({ page }) => {
  await showError(page);
  await page.clock.runFor(5000);
  await errorToast(page).getByText("Security Error").hover();
  await page.clock.runFor(60_000);
  await expect(errorToast(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(2500);
  await expect(errorToast(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(errorToast(page)).toHaveCount(0);
});

test("it waits while the keyboard is on it and goes on afterwards", async ({ page }) => {
  const form = await showError(page);
  await dismissIn(page).focus();
  await page.clock.runFor(60_000);
  await expect(errorToast(page)).toBeVisible();
  await form.organization.focus();
  await page.clock.runFor(8100);
  await expect(errorToast(page)).toHaveCount(0);
});

test("it waits while the page is hidden", async ({ page }) => {
  await showError(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await setHidden(true);
  await page.clock.runFor(60_000);
  await expect(errorToast(page)).toBeVisible();
  await setHidden(false);
  await page.clock.runFor(8100);
  await expect(errorToast(page)).toHaveCount(0);
});

test("it is dismissed by its button and gives the focus back", async ({ page }) => {
  const form = await showError(page);
  await expect(form.organization).toBeFocused();
  await dismissIn(page).click();
  await expect(errorToast(page)).toHaveCount(0);
  await expect(form.organization).toBeFocused();
});

test("Escape on it dismisses it; Escape elsewhere does not", async ({ page }) => {
  const form = await showError(page);
  await form.organization.press("Escape");
  await expect(errorToast(page)).toBeVisible();
  await dismissIn(page).focus();
  await page.keyboard.press("Escape");
  await expect(errorToast(page)).toHaveCount(0);
  await expect(form.organization).toBeFocused();
});

test("no more than three stand at once, and none takes the focus", async ({ page }) => {
  const form = await showError(page);
  for (let count = 0; count < 4; count++) await form.organization.press("Enter");
  await expect(page.getByRole("alert").getByText("Security Error")).toHaveCount(3);
  await expect(form.organization).toBeFocused();
  await dismissIn(page).first().click();
  await expect(page.getByRole("alert").getByText("Security Error")).toHaveCount(2);
});

test("it lies above the header and the page, and stays inside a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await showError(page);
  const dismiss = dismissIn(page);
  await dismiss.click({ trial: true });
  const box = await errorToast(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});

test("it is not printed", async ({ page }) => {
  await showError(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Security Error")).toBeHidden();
});

test("it does not slide in where motion is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await showError(page);
  const duration = await page
    .getByText("Security Error")
    .locator("xpath=ancestor::*[@data-kind]")
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration));
  expect(duration).toBeLessThan(0.001);
});

for (const width of [360, 1440])
  test(`axe finds nothing in the form with errors and toasts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const form = await openForm(page);
    await form.submit.click();
    await form.phone.press("x");
    await expect(errorToast(page)).toBeVisible();
    await expect(page.locator("[data-kind]")).toHaveCSS("opacity", "1");
    const { violations } = await new AxeBuilder({ page })
      .include("form")
      .include("section[aria-label=Notifications]")
      .analyze();
    expect(violations).toEqual([]);
  });
