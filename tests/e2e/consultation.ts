import type { BrowserContext, Locator, Page } from "@playwright/test";
import { consultation } from "../../src/content/site/consultation.ts";
import { type Checks, runChecks } from "./checks.ts";
import { expect, visit } from "./fixtures.ts";

export const labels = {
  organization: consultation.fields.organization.label,
  contactPerson: consultation.fields.contactPerson.label,
  phone: consultation.fields.phone.label,
  requirements: consultation.fields.requirements.label,
} as const;

export const valid = {
  organization: "Ministère de la Défense",
  contactPerson: "Dr. Ada Example",
  phone: "+1 202 555 0100",
  requirements: "Perimeter of a regional airport, two runways.",
} as const;

export const names = ["organization", "contactPerson", "phone", "requirements"] as const;

/** The form as a visitor finds it: by role and name. */
export function formOn(page: Page) {
  const form = page.getByRole("form", { name: consultation.title });
  const field = (name: keyof typeof labels) => form.getByRole("textbox", { name: labels[name], exact: true });
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

export type FormOnPage = ReturnType<typeof formOn>;

export async function openForm(page: Page): Promise<FormOnPage> {
  await visit(page, "/");
  const form = formOn(page);
  // The form's script comes when the visitor does.
  await form.submit.scrollIntoViewIfNeeded();
  await expect(form.form.getByText(consultation.withoutScripts.title)).toHaveCount(0);
  return form;
}

/** Each field at once: how letters are judged one by one is tested where that is the question. */
export async function fillIn(form: FormOnPage, values: Partial<typeof valid> = valid) {
  for (const [name, value] of Object.entries(values)) await form[name as keyof typeof valid].fill(value);
}

/** As if nobody had been there: a valid text, taken away again, settles all that was said of a field. */
const startAnew = ({ form }: FormOnPage) =>
  form.evaluate((element: HTMLFormElement, texts) => {
    for (const [name, text] of Object.entries(texts)) {
      const field = element.elements.namedItem(name) as HTMLInputElement;
      field.select();
      document.execCommand("insertText", false, text);
      field.select();
      document.execCommand("delete");
      field.blur();
    }
  }, valid);

/** Every check finds the fields empty and untouched. */
export async function runOnOneForm(
  page: Page,
  checks: Readonly<Record<string, (form: FormOnPage) => Promise<void>>>,
) {
  const form = await openForm(page);
  const anew = Object.entries(checks).map(([name, check]) => [
    name,
    () => check(form).finally(() => startAnew(form)),
  ]);
  await runChecks(Object.fromEntries(anew) as Checks);
}

export const toastWith = (page: Page, role: "status" | "alert", title: string) =>
  page.getByRole(role).filter({ hasText: title });

const clipboards = new WeakMap<BrowserContext, Promise<Locator>>();

/** Real copying, from a page of its own: the clipboard's script interface may be closed by policy. */
async function openClipboard(context: BrowserContext): Promise<Locator> {
  const source = await context.newPage();
  await source.setContent("<textarea></textarea>");
  return source.locator("textarea");
}

async function copy(context: BrowserContext, text: string) {
  const clipboard = clipboards.get(context) ?? openClipboard(context);
  clipboards.set(context, clipboard);
  const area = await clipboard;
  await area.page().bringToFront();
  await area.evaluate((element: HTMLTextAreaElement, value) => {
    element.value = value;
    element.select();
  }, text);
  await area.press("ControlOrMeta+c");
}

export async function paste(field: Locator, text: string) {
  const page = field.page();
  await copy(page.context(), text);
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
