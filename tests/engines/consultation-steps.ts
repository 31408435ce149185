import { expect } from "vitest";
import { consultation } from "../../src/content/site/consultation.ts";
import { step } from "./step.ts";
import type { Visitor } from "./visitor.ts";

const { fields } = consultation;
type FieldName = keyof typeof fields;

const valid: Readonly<Record<FieldName, string>> = {
  organization: "Ministère de la Défense",
  contactPerson: "Dr. Ada Example",
  phone: "+1 202 555 0100",
  requirements: "Perimeter of a regional airport, two runways.",
};

const targetOf = (name: FieldName) => ["textbox", fields[name].label, "form"] as const;
const submit = ["button", consultation.submit, "form"] as const;

const expectField = (visitor: Visitor, name: FieldName, expected: object) =>
  expect.poll(() => visitor.see(...targetOf(name))).toMatchObject(expected);

async function typeInto(visitor: Visitor, name: FieldName, text: string) {
  await visitor.click(...targetOf(name));
  await visitor.driver.type(text);
}

/** Copies with the keyboard, from a field of the visitor's own, and pastes with it. */
async function pasteInto(visitor: Visitor, name: FieldName, text: string) {
  await visitor.read((value) => {
    const source = document.body.appendChild(document.createElement("textarea"));
    source.id = "copied-from";
    source.value = value;
    source.focus({ preventScroll: true });
    source.select();
  }, text);
  await visitor.press("Control", "c");
  await visitor.read(() => document.getElementById("copied-from")?.remove());
  await visitor.click(...targetOf(name));
  await visitor.press("Control", "v");
}

const failure = {
  role: "alert",
  words: "Security Error Invalid data detected. Please review your input and try again.",
} as const;
const success = {
  role: "status",
  words:
    "Secure Request Submitted Your inquiry has been encrypted and forwarded to our defense team. You will receive a secure response within 24 hours.",
} as const;

const expectToast = (visitor: Visitor, { role, words }: typeof failure | typeof success) =>
  expect
    .poll(() =>
      visitor.read((name) => document.querySelector<HTMLElement>(`[role=${name}]`)?.innerText ?? "", role),
    )
    .toMatch(new RegExp(words.replaceAll(" ", "\\s+")));

/** Runs in the page: notes how the button looks while the form is being submitted, and for how long. */
function watchSubmit() {
  const button = document.querySelector<HTMLButtonElement>("form button");
  const { dataset } = document.documentElement;
  let submittedAt = Number.NaN;
  // In the capturing phase, so that the clock starts before the form's own.
  const onSubmit = () => {
    submittedAt = performance.now();
  };
  addEventListener("submit", onSubmit, true);
  const note = () => {
    if (button?.disabled) dataset.submitting = button.textContent;
    else if (dataset.submitting) dataset.submittedAfter = String(performance.now() - submittedAt);
  };
  if (button)
    new MutationObserver(note).observe(button, { attributes: true, childList: true, subtree: true });
}

/** One visit: what stands in the form after a step is where the next one starts. */
export function consultationSteps() {
  step(
    "takes what is typed and pasted, and refuses what cannot be valid with a reason",
    async ({ visitor }) => {
      await visitor.open("/");
      await typeInto(visitor, "organization", valid.organization);
      await expectField(visitor, "organization", { value: valid.organization });
      await visitor.driver.type(";");
      await expectField(visitor, "organization", {
        value: valid.organization,
        description: fields.organization.refusals.characters,
      });
      await pasteInto(visitor, "contactPerson", "Ada; <Example>");
      await expectField(visitor, "contactPerson", {
        value: "",
        description: fields.contactPerson.refusals.characters,
      });
      await pasteInto(visitor, "contactPerson", `  ${valid.contactPerson} `);
      await expectField(visitor, "contactPerson", { value: valid.contactPerson });
      await typeInto(visitor, "phone", `${valid.phone.slice(0, 4)}x${valid.phone.slice(4)}`);
      await expectField(visitor, "phone", { value: valid.phone });
      await typeInto(visitor, "requirements", "Too short");
    },
  );

  step(
    "an invalid request fails with the error, loses nothing and goes to the first invalid field",
    async ({ visitor }) => {
      await visitor.click(...submit);
      await expectToast(visitor, failure);
      await expectField(visitor, "requirements", {
        isFocused: true,
        value: "Too short",
        attributes: { "aria-invalid": "true" },
      });
      for (const name of ["organization", "contactPerson", "phone"] as const)
        await expectField(visitor, name, { value: valid[name], attributes: { "aria-invalid": "false" } });
    },
  );

  step("a valid request is submitted for a second, thanked for and cleared", async ({ visitor }) => {
    await visitor.click(...targetOf("requirements"));
    await visitor.press("Control", "a");
    await visitor.driver.type(valid.requirements);
    await expectField(visitor, "requirements", { value: valid.requirements });
    await visitor.click("radio", "Top Secret", "form");
    await visitor.read(watchSubmit);
    await visitor.click(...submit);
    await expectToast(visitor, success);
    const { submitting, submittedAfter } = await visitor.read(() => ({
      ...document.documentElement.dataset,
    }));
    expect(submitting).toBe("Encrypting & Submitting...");
    expect(Number(submittedAfter)).toBeGreaterThanOrEqual(998);
    for (const name of Object.keys(valid) as FieldName[]) await expectField(visitor, name, { value: "" });
    expect(await visitor.see("radio", "Confidential", "form")).toMatchObject({ isChecked: true });
    expect(await visitor.see(...submit)).toMatchObject({ isEnabled: true });
  });
}
