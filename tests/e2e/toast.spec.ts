import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "./axe.ts";
import { type FormOnPage, fillIn, openForm, toastWith, valid } from "./consultation.ts";
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

/** Where no toast appears, so that the pointer does not hold it. */
const moveAway = (page: Page) => page.mouse.move(5, 5);
const isGone = (page: Page) => expect(errorToast(page)).toHaveCount(0);
const stands = (page: Page) => expect(errorToast(page)).toBeVisible();

async function showError(page: Page, form: FormOnPage) {
  await isGone(page);
  await form.submit.click();
  await stands(page);
  await moveAway(page);
}

test("both live regions stand in the page before anything is said", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText("");
  await expect(page.getByRole("status")).toHaveText("");
});

test("the error stays eight seconds, the success six", async ({ page }) => {
  const form = await openStill(page);
  await showError(page, form);
  await page.clock.runFor(7900);
  await stands(page);
  await page.clock.runFor(200);
  await isGone(page);

  await fillIn(form);
  await form.submit.click();
  await moveAway(page);
  await page.clock.runFor(1000);
  await expect(successToast(page)).toBeVisible();
  await page.clock.runFor(5900);
  await expect(successToast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(successToast(page)).toHaveCount(0);
});

/** Each step begins and ends without a toast. */
const waits: Readonly<Record<string, (page: Page, form: FormOnPage) => Promise<void>>> = {
  "under the pointer": async (page) => {
    await page.clock.runFor(5000);
    await errorToast(page).getByText("Security Error").hover();
    await page.clock.runFor(60_000);
    await stands(page);
    await moveAway(page);
    await page.clock.runFor(2500);
    await stands(page);
    await page.clock.runFor(1000);
  },
  "while the keyboard is on it": async (page, form) => {
    await dismissIn(page).focus();
    await page.clock.runFor(60_000);
    await stands(page);
    await form.organization.focus();
    await page.clock.runFor(8100);
  },
  "while the page is hidden": async (page) => {
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await setHidden(true);
    await page.clock.runFor(60_000);
    await stands(page);
    await setHidden(false);
    await page.clock.runFor(8100);
  },
};

test("it waits under the pointer, the keyboard and on a hidden page, and goes on afterwards", async ({
  page,
}) => {
  const form = await openStill(page);
  for (const [when, wait] of Object.entries(waits))
    await test.step(when, async () => {
      await showError(page, form);
      await wait(page, form);
      await isGone(page);
    });
});

test("it is dismissed by its button and by Escape on it, and gives the focus back", async ({ page }) => {
  const form = await openStill(page);
  await showError(page, form);
  await expect(form.organization).toBeFocused();
  await dismissIn(page).click();
  await isGone(page);
  await expect(form.organization).toBeFocused();

  await showError(page, form);
  await form.organization.press("Escape");
  await stands(page);
  await dismissIn(page).focus();
  await page.keyboard.press("Escape");
  await isGone(page);
  await expect(form.organization).toBeFocused();

  await test.step("no more than three stand at once, and none takes the focus", async () => {
    for (let count = 0; count < 5; count++) await form.organization.press("Enter");
    await expect(page.getByRole("alert").getByText("Security Error")).toHaveCount(3);
    await expect(form.organization).toBeFocused();
    await dismissIn(page).first().click();
    await expect(page.getByRole("alert").getByText("Security Error")).toHaveCount(2);
  });
});

test("it lies above the header and the page inside a narrow window, unmoving if asked, never printed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await showError(page, await openStill(page));
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

test("a refused submit sends the visitor to Requirements, which the error never covers", async ({ page }) => {
  const form = await openForm(page);
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
    await expect(form.requirements).toBeFocused();
    const field = await form.requirements.boundingBox();
    const toast = await errorToast(page).locator("[data-kind]").boundingBox();
    if (!field || !toast) throw new Error("The field or the toast is not on screen.");
    const isBeside = toast.x + toast.width <= field.x || toast.x >= field.x + field.width;
    expect(isBeside || toast.y >= field.y + field.height, `at ${width} px`).toBe(true);
    await dismissIn(page).click();
    await isGone(page);
  }
});
