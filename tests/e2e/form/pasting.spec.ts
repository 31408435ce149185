import type { Locator } from "@playwright/test";
import { consultation } from "../../../src/content/site/consultation.ts";
import { expect, test } from "../fixtures.ts";
import { openForm, paste, selectIn } from "./form.ts";

const { fields, capped } = consultation;

test("a paste is trimmed and made valid, or ignored with a reason, and never grows past the cap", async ({
  page,
}) => {
  const form = await openForm(page);
  await paste(form.organization, "  Acme\u00a0Corp \u200f\n");
  await expect(form.organization).toHaveValue("Acme Corp");
  await paste(form.requirements, "\u0000Line one\r\n\tline two \u200fשלום 🛰\u0007\n");
  await expect(form.requirements).toHaveValue("Line one\n\tline two \u200fשלום 🛰");
  await paste(form.contactPerson, "<script>alert(1)</script>");
  await expect(form.contactPerson).toHaveValue("");
  await expect(form.contactPerson).toHaveAccessibleDescription(fields.contactPerson.refusals.characters);
  await paste(form.organization, "x".repeat(101));
  await expect(form.organization).toHaveValue("Acme Corp");
  await expect(form.organization).toHaveAccessibleDescription(fields.organization.refusals.tooLong);
  await form.requirements.fill("Start. End.");
  await selectIn(form.requirements, 7);
  await paste(form.requirements, "java".repeat(1000) + "script:".repeat(750));
  await expect(form.requirements).toHaveValue(`Start. ${"java".repeat(248).slice(0, 989)}End.`);
  await expect(form.requirements).toHaveAccessibleDescription(`${capped} 1000/2000 characters`);
});

test("text dropped into a field is judged like a paste", async ({ page }) => {
  const form = await openForm(page);
  const drop = async (text: string, target: Locator) => {
    await form.requirements.fill(text);
    await form.requirements.press("ControlOrMeta+a");
    // Both ends in view: scrolling in the middle of it would end the drag before it starts.
    await form.form.evaluate((element) => element.scrollIntoView());
    await form.requirements.dragTo(target, { sourcePosition: { x: 20, y: 26 }, steps: 10 });
  };
  await drop("  Dropped text", form.organization);
  await expect(form.organization).toHaveValue("Dropped text");
  await drop("+1 (202) 555-0147", form.phone);
  await expect(form.phone).toHaveAccessibleDescription(fields.phone.refusals.tooLong);
  await expect(form.phone).toHaveValue("");
});
