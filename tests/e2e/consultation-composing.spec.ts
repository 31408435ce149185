import { consultation } from "../../src/content/site/consultation.ts";
import { runOnOneForm, selectIn, selectionOf } from "./consultation.ts";
import { expect, test } from "./fixtures.ts";

const { fields } = consultation;

test("composed with an input method", ({ page }) =>
  runOnOneForm(page, {
    "a composition is not touched until it ends": async (form) => {
      const session = await page.context().newCDPSession(page);
      await form.organization.fill("AB");
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
    },

    "a composition that ends in something invalid is taken back whole": async (form) => {
      const session = await page.context().newCDPSession(page);
      await form.organization.fill("Acme");
      await selectIn(form.organization, 2);
      await session.send("Input.imeSetComposition", { text: "ni", selectionStart: 2, selectionEnd: 2 });
      await session.send("Input.insertText", { text: "你！" });
      await expect(form.organization).toHaveValue("Acme");
      expect(await selectionOf(form.organization)).toEqual([2, 2]);
      await expect(form.organization).toHaveAccessibleDescription(fields.organization.refusals.characters);
    },
  }));
