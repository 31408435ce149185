import { consultation } from "../../src/content/site/consultation.ts";
import { beginning, openForm, toastWith } from "./consultation.ts";
import { expect, phone, test } from "./fixtures.ts";

const { fields } = consultation;

test("the form is named, marked and tied together for assistive technology", async ({ page }) => {
  const form = await openForm(page);
  await expect(form.form.getByText("Organization *")).toBeVisible();
  for (const name of ["organization", "contactPerson", "phone", "requirements"] as const) {
    await expect(form[name]).toHaveAttribute("required");
    await expect(form[name]).toHaveAttribute("aria-invalid", "false");
    await expect(form[name]).toHaveAccessibleDescription(beginning(fields[name].hint));
  }
  await expect(form.organization).toHaveAttribute("autocomplete", "organization");
  await expect(form.contactPerson).toHaveAttribute("autocomplete", "name");
  await expect(form.phone).toHaveAttribute("autocomplete", "tel");
  await expect(form.phone).toHaveAttribute("inputmode", "tel");
  await expect(form.phone).toHaveAttribute("maxlength", "15");
  await expect(form.form.getByRole("group", { name: "Clearance" }).getByRole("radio")).toHaveCount(3);
  await expect(form.clearance("Confidential")).toBeChecked();
  for (const notice of consultation.notices) await expect(form.form.getByText(notice)).toBeVisible();
});

test("the clearance is chosen with arrow keys", async ({ page }) => {
  const form = await openForm(page);
  await form.organization.focus();
  await page.keyboard.press("Tab");
  await expect(form.clearance("Confidential")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(form.clearance("Top Secret")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(form.contactPerson).toBeFocused();
});

test("a phone's one column holds the whole form without sideways scrolling", async ({ openPage }) => {
  const page = await openPage(phone);
  const form = await openForm(page);
  await form.submit.tap();
  await expect(toastWith(page, "alert", "Security Error")).toBeVisible();
  await expect(form.organization).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const name of ["organization", "contactPerson", "phone", "requirements", "submit"] as const)
    expect((await form[name].boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
