import { consultation } from "../../../src/content/site/consultation.ts";
import { expect, test } from "../fixtures.ts";
import { openForm, selectIn, selectionOf } from "./form.ts";

/** What an input method shows while it composes. */
const composing = (text: string) => ({ text, selectionStart: text.length, selectionEnd: text.length });

test("a composition is not touched until it ends, and taken back whole if it ends in something invalid", async ({
  page,
}) => {
  const form = await openForm(page);
  const session = await page.context().newCDPSession(page);
  await form.organization.fill("AB");
  await selectIn(form.organization, 1);
  // Not allowed while it stands alone, part of a composition nonetheless.
  await session.send("Input.imeSetComposition", composing("‘ぼ"));
  await expect(form.organization).toHaveValue("A‘ぼB");
  await session.send("Input.imeSetComposition", composing("ぼうえい"));
  await session.send("Input.insertText", { text: "防衛" });
  await expect(form.organization).toHaveValue("A防衛B");
  expect(await selectionOf(form.organization)).toEqual([3, 3]);

  await form.organization.fill("Acme");
  await selectIn(form.organization, 2);
  await session.send("Input.imeSetComposition", composing("ni"));
  await session.send("Input.insertText", { text: "你！" });
  await expect(form.organization).toHaveValue("Acme");
  expect(await selectionOf(form.organization)).toEqual([2, 2]);
  await expect(form.organization).toHaveAccessibleDescription(
    consultation.fields.organization.refusals.characters,
  );
});
