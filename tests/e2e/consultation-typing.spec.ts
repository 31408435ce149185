import type { Locator } from "@playwright/test";
import { consultation } from "../../src/content/consultation.ts";
import { autofill, openForm, paste, selectIn, selectionOf } from "./consultation.ts";
import { expect, test } from "./fixtures.ts";

const { fields, disarmed, capped } = consultation;

test.describe("typed letter by letter", () => {
  test("two words, a name with accents, a phone number and paragraphs arrive as typed", async ({ page }) => {
    const form = await openForm(page);
    await form.organization.pressSequentially("Ministère de la Défense");
    await expect(form.organization).toHaveValue("Ministère de la Défense");
    await form.phone.pressSequentially("+1 202 555 0100");
    await expect(form.phone).toHaveValue("+1 202 555 0100");
    await form.requirements.pressSequentially("One line.\n\nAnother  line.");
    await expect(form.requirements).toHaveValue("One line.\n\nAnother  line.");
    await expect(form.form).toContainText("25/2000 characters");
  });

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

  test("deleting a word does not glue its neighbors together", async ({ page }) => {
    const form = await openForm(page);
    await form.organization.pressSequentially("Acme Krop");
    for (let count = 0; count < 4; count++) await form.organization.press("Backspace");
    await form.organization.pressSequentially("Corp");
    await expect(form.organization).toHaveValue("Acme Corp");
    await selectIn(form.organization, 0, 4);
    await form.organization.press("Delete");
    await form.organization.pressSequentially("Apex");
    await expect(form.organization).toHaveValue("Apex Corp");
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

  test("a number cut short by its limit stays explained after leaving the field", async ({ page }) => {
    const form = await openForm(page);
    await form.phone.pressSequentially("+1 (202) 555-0147");
    await expect(form.phone).toHaveValue("+1 (202) 555-01");
    await form.requirements.focus();
    await expect(form.phone).toHaveAccessibleDescription(fields.phone.refusals.tooLong);
    await form.phone.press("End");
    await form.phone.press("Backspace");
    await expect(form.phone).not.toHaveAccessibleDescription(fields.phone.refusals.tooLong);
  });

  test("each field stops at its limit and loses nothing", async ({ page }) => {
    const form = await openForm(page);
    await form.organization.fill("x".repeat(100));
    await form.organization.press("Home");
    await form.organization.press("y");
    await expect(form.organization).toHaveValue("x".repeat(100));
    await expect(form.organization).toHaveAccessibleDescription(fields.organization.refusals.tooLong);
    await form.phone.pressSequentially("1234567890123456");
    await expect(form.phone).toHaveValue("123456789012345");
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
});

test.describe("edited in the middle", () => {
  test("the caret stays where the visitor works", async ({ page }) => {
    const form = await openForm(page);
    await form.organization.pressSequentially("Acme Corp");
    await selectIn(form.organization, 4);
    await form.organization.pressSequentially("X 1");
    await expect(form.organization).toHaveValue("AcmeX 1 Corp");
    expect(await selectionOf(form.organization)).toEqual([7, 7]);
    await form.organization.press("Backspace");
    expect(await selectionOf(form.organization)).toEqual([6, 6]);
  });

  test("an ignored keystroke leaves value, caret and selection alone", async ({ page }) => {
    const form = await openForm(page);
    await form.organization.pressSequentially("Acme Corp");
    await selectIn(form.organization, 2);
    await form.organization.press("?");
    expect(await selectionOf(form.organization)).toEqual([2, 2]);
    await selectIn(form.organization, 2, 6);
    await form.organization.press("%");
    expect(await selectionOf(form.organization)).toEqual([2, 6]);
    await expect(form.organization).toHaveValue("Acme Corp");
  });

  test("a sanitised paste leaves the caret behind what came in", async ({ page }) => {
    const form = await openForm(page);
    await form.requirements.pressSequentially("before after");
    await selectIn(form.requirements, 7);
    await paste(form.requirements, "<i>between</i> ");
    await expect(form.requirements).toHaveValue("before ibetween/i after");
    expect(await selectionOf(form.requirements)).toEqual([18, 18]);
    await form.requirements.fill("aab");
    await selectIn(form.requirements, 0);
    await paste(form.requirements, "<a>");
    await expect(form.requirements).toHaveValue("aaab");
    expect(await selectionOf(form.requirements)).toEqual([1, 1]);
  });

  test("undo brings back what stood there before a keystroke or a paste", async ({ page }) => {
    const form = await openForm(page);
    await form.requirements.pressSequentially("before");
    await form.requirements.press("<");
    await paste(form.requirements, "<and> after");
    await expect(form.requirements).toHaveValue("beforeand after");
    await form.requirements.press("ControlOrMeta+z");
    await expect(form.requirements).toHaveValue("before");
    await form.requirements.press("ControlOrMeta+Shift+z");
    await expect(form.requirements).toHaveValue("beforeand after");
    await expect(form.form).toContainText("15/2000 characters");
  });
});

test.describe("pasted", () => {
  test("outer white space and invisible marks go, what is inside stays", async ({ page }) => {
    const form = await openForm(page);
    await paste(form.organization, "  Acme\u00a0Corp \u200f\n");
    await expect(form.organization).toHaveValue("Acme Corp");
    await paste(form.phone, "  \u202a+12025550100\u202c   ");
    await expect(form.phone).toHaveValue("+12025550100");
    await paste(form.requirements, "\u0000Line one\r\n\tline two \u200fשלום 🛰\u0007\n");
    await expect(form.requirements).toHaveValue("Line one\n\tline two \u200fשלום 🛰");
  });

  test("what becomes valid once sanitised is taken, what cannot is ignored with a reason", async ({
    page,
  }) => {
    const form = await openForm(page);
    await paste(form.organization, "<b onclick=javascript:>Acme Corp");
    await expect(form.organization).toHaveValue("b Acme Corp");
    await paste(form.contactPerson, "<script>alert(1)</script>");
    await expect(form.contactPerson).toHaveValue("");
    await expect(form.contactPerson).toHaveAccessibleDescription(fields.contactPerson.refusals.characters);
    await paste(form.contactPerson, "Ada 🙂");
    await expect(form.contactPerson).toHaveValue("");
    await paste(form.organization, "x".repeat(101));
    await expect(form.organization).toHaveValue("b Acme Corp");
    await expect(form.organization).toHaveAccessibleDescription(fields.organization.refusals.tooLong);
  });

  test("a phone number too long for its field is refused, not cut into another number", async ({ page }) => {
    const form = await openForm(page);
    await paste(form.phone, "+1 (202) 555-0147");
    await expect(form.phone).toHaveValue("");
    await expect(form.phone).toHaveAccessibleDescription(fields.phone.refusals.tooLong);
  });

  test("nested patterns leave nothing to assemble", async ({ page }) => {
    const form = await openForm(page);
    await paste(form.requirements, "javajavascript:script:alert onon<>click=x ONLOAD =y");
    await expect(form.requirements).toHaveValue("alert x y");
  });

  test("a megabyte is cut to what fits, at once, and the text around it stays", async ({ page }) => {
    const form = await openForm(page);
    await form.requirements.pressSequentially("Start. End.");
    await selectIn(form.requirements, 7);
    await paste(form.requirements, "java".repeat(100_000) + "script:".repeat(90_000));
    await expect(form.requirements).toHaveValue(
      `Start. ${"java".repeat(248).slice(0, 989)}End.`.slice(0, 1000),
    );
    await expect(form.requirements).toHaveAccessibleDescription(`${capped} 1000/2000 characters`);
    await paste(form.organization, "x".repeat(1_000_000));
    await expect(form.organization).toHaveValue("");
  });
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

test("an autofilled form is trimmed, and what cannot be valid is left out", async ({ page }) => {
  const form = await openForm(page);
  // The browser fills in what it has found on the page, and looks for forms in its own time.
  await expect(async () => {
    await autofill(form.organization, {
      COMPANY_NAME: "  Acme Corp  ",
      NAME_FULL: "Ada O'Example",
      PHONE_HOME_WHOLE_NUMBER: "+12025550100",
    });
    await expect(form.organization).toHaveValue("Acme Corp", { timeout: 2000 });
  }).toPass();
  await expect(form.phone).toHaveValue("+12025550100");
  await expect(form.contactPerson).toHaveValue("");
  await expect(form.contactPerson).toHaveAccessibleDescription(fields.contactPerson.refusals.characters);
});

test.describe("composed with an input method", () => {
  test("a composition is not touched until it ends", async ({ page }) => {
    const form = await openForm(page);
    const session = await page.context().newCDPSession(page);
    await form.organization.pressSequentially("AB");
    await selectIn(form.organization, 1);
    const compose = (text: string) =>
      session.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    // Not allowed while it stands alone, part of a composition nonetheless.
    await compose("‘ぼ");
    await expect(form.organization).toHaveValue("A‘ぼB");
    await compose("ぼうえい");
    await session.send("Input.insertText", { text: "防衛" });
    await expect(form.organization).toHaveValue("A防衛B");
    expect(await selectionOf(form.organization)).toEqual([3, 3]);
  });

  test("a composition that ends in something invalid is taken back whole", async ({ page }) => {
    const form = await openForm(page);
    const session = await page.context().newCDPSession(page);
    await form.organization.pressSequentially("Acme");
    await selectIn(form.organization, 2);
    await session.send("Input.imeSetComposition", { text: "ni", selectionStart: 2, selectionEnd: 2 });
    await session.send("Input.insertText", { text: "你！" });
    await expect(form.organization).toHaveValue("Acme");
    expect(await selectionOf(form.organization)).toEqual([2, 2]);
    await expect(form.organization).toHaveAccessibleDescription(fields.organization.refusals.characters);
  });
});
