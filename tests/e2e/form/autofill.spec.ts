import type { Locator } from "@playwright/test";
import { consultation } from "../../../src/content/site/consultation.ts";
import { chromiumArgs, findChromium } from "../../../tools/chromium.ts";
import { expect, test } from "../fixtures.ts";
import { openForm } from "./form.ts";

// What a browser does by itself is not in its headless shell.
const executablePath = findChromium();
test.use({ launchOptions: { args: [...chromiumArgs], ...(executablePath && { executablePath }) } });

/** The browser's own autofill, with an address that has these fields. */
async function autofill(field: Locator, address: Readonly<Record<string, string>>) {
  const session = await field.page().context().newCDPSession(field.page());
  const { root } = await session.send("DOM.getDocument");
  const selector = `#${await field.getAttribute("id")}`;
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await session.send("DOM.describeNode", { nodeId });
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }));
  await session.send("Autofill.trigger", { fieldId: node.backendNodeId, address: { fields } });
}

test("an autofilled form is trimmed, and what cannot be valid is left out", async ({ page }) => {
  const form = await openForm(page);
  // The browser looks for forms in its own time.
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
  await expect(form.contactPerson).toHaveAccessibleDescription(
    consultation.fields.contactPerson.refusals.characters,
  );
});
