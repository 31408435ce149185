import { consultation } from "../../../src/content/site/consultation.ts";
import { expect, test, visit } from "../fixtures.ts";
import { beginning, formOn, names, openForm } from "./form.ts";

test("each field is labeled, marked as required and tied to its hint; the form says what it is", async ({
  page,
}) => {
  await visit(page, "/");
  const form = formOn(page);
  await form.form.scrollIntoViewIfNeeded();
  for (const name of names) {
    const { label, hint } = consultation.fields[name];
    await expect(form.form.locator(`label[for="consultation-${name}"]`)).toHaveText(`${label} *`);
    await expect(form[name]).toHaveAttribute("required", "");
    await expect(form[name]).toHaveAttribute("name", name);
    await expect(form[name]).toHaveAttribute("aria-invalid", "false");
    await expect(form[name]).toHaveAccessibleDescription(beginning(hint));
  }
  await expect(form.organization).toHaveAttribute("autocomplete", "organization");
  await expect(form.contactPerson).toHaveAttribute("autocomplete", "name");
  await expect(form.phone).toHaveAttribute("autocomplete", "tel");
  await expect(form.phone).toHaveAttribute("maxlength", "15");
  await expect(form.requirements).toHaveJSProperty("tagName", "TEXTAREA");
  await expect(form.form).toContainText("0/2000 characters");
  for (const line of [
    "This form is a simulation: nothing you type leaves this page.",
    "Do not enter classified or export-controlled information.",
  ])
    await expect(form.form.getByText(line)).toBeVisible();
});

test("the clearance is Confidential, Secret or Top Secret, and is chosen with arrow keys", async ({
  page,
}) => {
  const form = await openForm(page);
  const group = form.form.getByRole("group", { name: "Clearance" });
  await expect(group.getByRole("radio")).toHaveCount(3);
  await expect(form.clearance("Confidential")).toBeChecked();
  await form.organization.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(form.clearance("Secret")).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(form.clearance("Top Secret")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(form.contactPerson).toBeFocused();
});
