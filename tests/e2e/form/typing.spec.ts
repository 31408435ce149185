import { consultation } from "../../../src/content/site/consultation.ts";
import { expect, test } from "../fixtures.ts";
import { beginning, openForm, paste, selectIn, selectionOf } from "./form.ts";

const { fields, disarmed, capped, nearlyFull } = consultation;

test("a space at the end stays while typing and goes on leaving the field", async ({ page }) => {
  const form = await openForm(page);
  await form.organization.pressSequentially("  Acme ");
  await expect(form.organization).toHaveValue("Acme ");
  await form.contactPerson.focus();
  await expect(form.organization).toHaveValue("Acme");
  await form.requirements.pressSequentially("\n A line\n\n");
  await expect(form.requirements).toHaveValue("A line\n\n");
  await form.requirements.blur();
  await expect(form.requirements).toHaveValue("A line");
});

test("a character that can never be valid is ignored, and one quiet line says why", async ({ page }) => {
  const form = await openForm(page);
  await form.organization.pressSequentially("Ac&me!");
  await expect(form.organization).toHaveValue("Acme");
  await expect(form.organization).toHaveAccessibleDescription(fields.organization.refusals.characters);
  const announced = form.form.locator("[aria-live=polite]").filter({ hasText: /./ });
  await expect(announced).toHaveText(fields.organization.refusals.characters);
  await form.organization.press("s");
  await expect(form.organization).toHaveAccessibleDescription(fields.organization.hint);
});

test("each field stops at its limit and loses nothing", async ({ page }) => {
  const form = await openForm(page);
  await form.organization.fill("x".repeat(100));
  await form.organization.press("Home");
  await form.organization.press("y");
  await expect(form.organization).toHaveValue("x".repeat(100));
  await expect(form.organization).toHaveAccessibleDescription(fields.organization.refusals.tooLong);
  await form.phone.pressSequentially("+1 (202) 555-0147");
  await expect(form.phone).toHaveValue("+1 (202) 555-01");
  await form.requirements.focus();
  await expect(form.phone, "explained after leaving it").toHaveAccessibleDescription(
    fields.phone.refusals.tooLong,
  );
  await form.phone.press("End");
  await form.phone.press("Backspace");
  await expect(form.phone).not.toHaveAccessibleDescription(fields.phone.refusals.tooLong);
  await form.requirements.fill("x".repeat(900));
  await expect(form.requirements).toHaveAccessibleDescription(beginning(fields.requirements.hint));
  await form.requirements.press("x");
  await expect(form.requirements).toHaveAccessibleDescription(beginning(nearlyFull));
  await form.requirements.fill("x".repeat(1000));
  await selectIn(form.requirements, 0);
  await form.requirements.press("y");
  await expect(form.requirements).toHaveValue("x".repeat(1000));
  await expect(form.requirements).toHaveAccessibleDescription(`${capped} 1000/2000 characters`);
});

test("hostile patterns vanish with the keystroke that completes them", async ({ page }) => {
  const form = await openForm(page);
  await form.requirements.pressSequentially("see <b> javascript:x onload = y, precision = 5 cm");
  await expect(form.requirements).toHaveValue("see b x  y, precision = 5 cm");
  await form.requirements.press(">");
  await expect(form.requirements).toHaveAccessibleDescription(`${disarmed} 28/2000 characters`);
});

test("the caret stays where the visitor works, behind what came in, and at an ignored keystroke", async ({
  page,
}) => {
  const form = await openForm(page);
  await form.organization.fill("Acme Corp");
  await selectIn(form.organization, 4);
  await form.organization.pressSequentially("X 1");
  await expect(form.organization).toHaveValue("AcmeX 1 Corp");
  expect(await selectionOf(form.organization)).toEqual([7, 7]);
  await form.organization.press("Backspace");
  expect(await selectionOf(form.organization)).toEqual([6, 6]);
  await form.organization.press("?");
  expect(await selectionOf(form.organization)).toEqual([6, 6]);
  await selectIn(form.organization, 2, 6);
  await form.organization.press("%");
  expect(await selectionOf(form.organization)).toEqual([2, 6]);
  await expect(form.organization).toHaveValue("AcmeX  Corp");
  await form.requirements.fill("before after");
  await selectIn(form.requirements, 7);
  await paste(form.requirements, "<i>between</i> ");
  await expect(form.requirements).toHaveValue("before ibetween/i after");
  expect(await selectionOf(form.requirements)).toEqual([18, 18]);
});

test("undo brings back what stood there before a keystroke or a paste", async ({ page }) => {
  const form = await openForm(page);
  await form.requirements.fill("before");
  await form.requirements.press("<");
  await paste(form.requirements, "<and> after");
  await expect(form.requirements).toHaveValue("beforeand after");
  await form.requirements.press("ControlOrMeta+z");
  await expect(form.requirements).toHaveValue("before");
  await form.requirements.press("ControlOrMeta+Shift+z");
  await expect(form.requirements).toHaveValue("beforeand after");
  await expect(form.form).toContainText("15/2000 characters");
});
