import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { errorToast, type Form, fillIn, openForm, successToast, valid } from "./form.ts";

const dismissIn = (page: Page) => page.getByRole("button", { name: "Dismiss" });
/** Where no toast appears, so that the pointer does not hold it. */
const moveAway = (page: Page) => page.mouse.move(5, 5);

/** Lets React act on what has just happened before the time passes. */
async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(50);
  await page.clock.runFor(milliseconds);
}

async function showError(page: Page): Promise<Form> {
  await page.clock.install();
  const form = await openForm(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.submit.click();
  await moveAway(page);
  await expect(errorToast(page)).toBeVisible();
  return form;
}

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** Begin and end of what holds a toast. */
const holds: Readonly<Record<string, readonly ((page: Page) => Promise<void>)[]>> = {
  "the pointer is on it": [(page) => errorToast(page).hover(), moveAway],
  "the keyboard is on it": [
    (page) => dismissIn(page).focus(),
    (page) => page.getByRole("textbox", { name: "Organization" }).focus(),
  ],
  "the page is hidden": [(page) => setHidden(page, true), (page) => setHidden(page, false)],
};

test("the error stays eight seconds, the success six", async ({ page }) => {
  const form = await showError(page);
  await pass(page, 7500);
  await expect(errorToast(page)).toBeVisible();
  await pass(page, 600);
  await expect(errorToast(page)).toHaveCount(0);
  await fillIn(form);
  await form.submit.click();
  await moveAway(page);
  await pass(page, 1000);
  await expect(successToast(page)).toBeVisible();
  await pass(page, 5500);
  await expect(successToast(page)).toBeVisible();
  await pass(page, 600);
  await expect(successToast(page)).toHaveCount(0);
});

test("a toast waits while it is held, and goes afterwards", async ({ page }) => {
  const form = await showError(page);
  for (const [state, [begin, end]] of Object.entries(holds))
    await test.step(state, async () => {
      await begin?.(page);
      await pass(page, 60_000);
      await expect(errorToast(page)).toBeVisible();
      await end?.(page);
      await pass(page, 8100);
      await expect(errorToast(page)).toHaveCount(0);
      await form.submit.click();
      await moveAway(page);
    });
});

test("a toast is dismissed by its button or by Escape on it, and gives the focus back", async ({ page }) => {
  const form = await showError(page);
  await dismissIn(page).click();
  await expect(errorToast(page)).toHaveCount(0);
  await expect(form.organization).toBeFocused();
  await form.organization.press("Enter");
  await expect(errorToast(page)).toBeVisible();
  await form.organization.press("Escape");
  await expect(errorToast(page)).toBeVisible();
  await dismissIn(page).focus();
  await page.keyboard.press("Escape");
  await expect(errorToast(page)).toHaveCount(0);
  await expect(form.organization).toBeFocused();
});

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`at ${width} px the error is announced without findings and never covers the field to mend`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const form = await openForm(page);
    await fillIn(form, { ...valid, requirements: "" });
    await form.submit.click();
    await expect(form.requirements).toBeFocused();
    await expect(errorToast(page).locator("[data-kind]")).toHaveCSS("opacity", "1");
    await expectNoAxeFindings(page, "form", "#notifications");
    const field = await form.requirements.boundingBox();
    const toast = await errorToast(page).locator("[data-kind]").boundingBox();
    if (!field || !toast) throw new Error("The field or the toast is not on screen.");
    const isBeside = toast.x + toast.width <= field.x || toast.x >= field.x + field.width;
    expect(isBeside || toast.y >= field.y + field.height).toBe(true);
    await dismissIn(page).click({ trial: true });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Security Error")).toBeHidden();
  });
