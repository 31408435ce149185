import type { Locator, Page } from "@playwright/test";
import { consultation } from "../../../src/content/site/consultation.ts";
import { expect, visit } from "../fixtures.ts";

export const valid = {
  organization: "Ministère de la Défense",
  contactPerson: "Dr. Ada Example",
  phone: "+1 202 555 0100",
  requirements: "Perimeter of a regional airport, two runways.",
};

type FieldName = keyof typeof valid;
export const names = Object.keys(valid) as FieldName[];

/** The form as a visitor finds it: by role and name. */
export function formOn(page: Page) {
  const form = page.getByRole("form", { name: consultation.title });
  const field = (name: FieldName) =>
    form.getByRole("textbox", { name: consultation.fields[name].label, exact: true });
  return {
    form,
    organization: field("organization"),
    contactPerson: field("contactPerson"),
    phone: field("phone"),
    requirements: field("requirements"),
    clearance: (level: string) => form.getByRole("radio", { name: level, exact: true }),
    submit: form.getByRole("button", { name: /submit/i }),
  };
}

export type Form = ReturnType<typeof formOn>;

/** Goes to the form and waits until its script is at work. */
export async function openForm(page: Page): Promise<Form> {
  await visit(page, "/");
  const form = formOn(page);
  await form.submit.scrollIntoViewIfNeeded();
  await expect(form.form).toHaveAttribute("data-operable");
  return form;
}

export async function fillIn(form: Form, values: Partial<typeof valid> = valid) {
  for (const [name, value] of Object.entries(values)) await form[name as FieldName].fill(value);
}

export const errorToast = (page: Page) => page.getByRole("alert").filter({ hasText: "Security Error" });
export const successToast = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Secure Request Submitted" });

/** Real copying, in a page of its own: the clipboard's script interface may be closed by policy. */
export async function paste(field: Locator, text: string) {
  const page = field.page();
  const source = await page.context().newPage();
  await source.setContent("<textarea></textarea>");
  const area = source.locator("textarea");
  await area.evaluate((element: HTMLTextAreaElement, value) => {
    element.value = value;
    element.select();
  }, text);
  await area.press("ControlOrMeta+c");
  await source.close();
  await page.bringToFront();
  await field.press("ControlOrMeta+v");
}

/** The caret, or the two ends of the selection. */
export const selectionOf = (field: Locator) =>
  field.evaluate((element: HTMLInputElement) => [element.selectionStart, element.selectionEnd]);

export const selectIn = (field: Locator, start: number, end = start) =>
  field.evaluate(
    (element: HTMLInputElement, range) => {
      element.focus();
      element.setSelectionRange(...range);
    },
    [start, end] as [number, number],
  );

/** A description goes on with the counter where there is one. */
export const beginning = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
