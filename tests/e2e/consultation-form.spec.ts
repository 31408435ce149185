import { consultation } from "../../src/content/site/consultation.ts";
import { beginning, names, openForm, runOnOneForm, toastWith } from "./consultation.ts";
import { expect, phone, test } from "./fixtures.ts";

const { fields } = consultation;

/** What tells browsers and phones how to help, of every text field. */
function attributesIn(form: Element) {
  const helpful = ["required", "autocomplete", "inputmode", "maxlength"];
  const attributesOf = (field: Element) =>
    Object.fromEntries(
      helpful.flatMap((name) => (field.hasAttribute(name) ? [[name, field.getAttribute(name)]] : [])),
    );
  const fields = [...form.querySelectorAll<HTMLInputElement>("input:not([type=radio]), textarea")];
  return Object.fromEntries(fields.map((field) => [field.name, attributesOf(field)]));
}

test("for assistive technology and the keyboard", ({ page }) =>
  runOnOneForm(page, {
    "the form is named, marked and tied together": async (form) => {
      await expect(form.form.getByText("Organization *")).toBeVisible();
      for (const name of names) {
        await expect(form[name]).toHaveAttribute("aria-invalid", "false");
        await expect(form[name]).toHaveAccessibleDescription(beginning(fields[name].hint));
      }
      expect(await form.form.evaluate(attributesIn)).toEqual({
        organization: { required: "", autocomplete: "organization" },
        contactPerson: { required: "", autocomplete: "name" },
        phone: { required: "", autocomplete: "tel", inputmode: "tel", maxlength: "15" },
        requirements: { required: "" },
      });
      await expect(form.form.getByRole("group", { name: "Clearance" }).getByRole("radio")).toHaveCount(3);
      await expect(form.clearance("Confidential")).toBeChecked();
      for (const notice of consultation.notices) await expect(form.form.getByText(notice)).toBeVisible();
    },

    "the clearance is chosen with arrow keys": async (form) => {
      await form.organization.focus();
      await page.keyboard.press("Tab");
      await expect(form.clearance("Confidential")).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect(form.clearance("Top Secret")).toBeChecked();
      await page.keyboard.press("Tab");
      await expect(form.contactPerson).toBeFocused();
    },
  }));

test("a phone's one column holds the whole form without sideways scrolling", async ({ openPage }) => {
  const page = await openPage(phone);
  const form = await openForm(page);
  await form.submit.tap();
  await expect(toastWith(page, "alert", "Security Error")).toBeVisible();
  await expect(form.organization).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const name of [...names, "submit"] as const)
    expect((await form[name].boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
