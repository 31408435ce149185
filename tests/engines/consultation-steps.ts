import { expect } from "vitest";
import { consultation } from "../../src/content/site/consultation.ts";
import { click, expectFocus, expectText, expectVisible, open } from "./actions.ts";
import type { Driver } from "./driver.ts";
import { step } from "./step.ts";

const { fields } = consultation;
type FieldName = keyof typeof fields;

const valid: Readonly<Record<FieldName, string>> = {
  organization: "Ministère de la Défense",
  contactPerson: "Dr. Ada Example",
  phone: "+1 202 555 0100",
  requirements: "Perimeter of a regional airport, two runways.",
};

const field = (name: FieldName) => `form [name=${name}]`;
const submit = "form [type=submit]";
const clearance = (level: string) => `form label:has([value="${level}"])`;

const expectValue = (browser: Driver, name: FieldName, value: string) =>
  expect
    .poll(() =>
      browser.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, field(name)),
    )
    .toBe(value);

const expectHint = (browser: Driver, name: FieldName, hint: string) =>
  expectText(browser, `#consultation-${name}-help`, hint);

async function typeInto(browser: Driver, name: FieldName, text: string) {
  await click(browser, field(name));
  await browser.type(text);
}

/** Copies with the keyboard, from a field of the visitor's own, and pastes with it. */
async function pasteInto(browser: Driver, name: FieldName, text: string) {
  await browser.evaluate((value) => {
    const source = document.body.appendChild(document.createElement("textarea"));
    source.id = "copied-from";
    source.value = value;
    source.focus({ preventScroll: true });
    source.select();
  }, text);
  await browser.press("Control", "c");
  await browser.evaluate(() => document.getElementById("copied-from")?.remove());
  await click(browser, field(name));
  await browser.press("Control", "v");
}

/** One visit: each step starts with what the one before left in the form. */
export function consultationSteps() {
  step(
    "takes what is typed and pasted, and refuses with a reason what cannot be valid",
    async ({ browser }) => {
      await open(browser, "/");
      await click(browser, field("organization"));
      await expectVisible(browser, "form[data-operable]");
      await browser.type(valid.organization);
      await expectValue(browser, "organization", valid.organization);
      await browser.type(";");
      await expectHint(browser, "organization", fields.organization.refusals.characters);
      await expectValue(browser, "organization", valid.organization);
      await pasteInto(browser, "contactPerson", "Ada; <Example>");
      await expectHint(browser, "contactPerson", fields.contactPerson.refusals.characters);
      await expectValue(browser, "contactPerson", "");
      await pasteInto(browser, "contactPerson", `  ${valid.contactPerson} `);
      await expectValue(browser, "contactPerson", valid.contactPerson);
      await typeInto(browser, "phone", `${valid.phone.slice(0, 4)}x${valid.phone.slice(4)}`);
      await expectValue(browser, "phone", valid.phone);
      await typeInto(browser, "requirements", "Too short");
    },
  );

  step("an invalid request fails, loses nothing and goes to the first invalid field", async ({ browser }) => {
    await click(browser, submit);
    await expectText(
      browser,
      "[role=alert]",
      "Security Error Invalid data detected. Please review your input and try again.",
    );
    await expectFocus(browser, `${field("requirements")}[aria-invalid=true]`);
    await expectValue(browser, "requirements", "Too short");
    for (const name of ["organization", "contactPerson", "phone"] as const)
      await expectValue(browser, name, valid[name]);
  });

  step("a valid request is submitted, thanked for and cleared", async ({ browser }) => {
    await click(browser, field("requirements"));
    await browser.press("Control", "a");
    await browser.type(valid.requirements);
    await expectValue(browser, "requirements", valid.requirements);
    await click(browser, clearance("Top Secret"));
    await click(browser, submit);
    await expectText(
      browser,
      "#notifications [role=status]",
      "Secure Request Submitted Your inquiry has been encrypted and forwarded to our defense team. You will receive a secure response within 24 hours.",
    );
    for (const name of Object.keys(valid) as FieldName[]) await expectValue(browser, name, "");
    await expectVisible(browser, `${clearance("Confidential")}:has(:checked)`);
    await expectVisible(browser, `${submit}:enabled`);
  });
}
