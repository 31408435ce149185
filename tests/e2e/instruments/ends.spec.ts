import type { Page } from "@playwright/test";
import { runChecks } from "../checks.ts";
import { phone, test } from "../fixtures.ts";
import { expectFittingAtEveryEnd } from "./fitting.ts";
import { type Instrument, instruments } from "./instruments.ts";
import { openInstrument, resetOf } from "./operating.ts";

test.use(phone);

async function expectFittingWhateverIsChosen(page: Page, name: Instrument) {
  const figure = await openInstrument(page, name);
  await expectFittingAtEveryEnd(figure, "at first");
  for (const choice of await figure.getByRole("radio", { disabled: false, checked: false }).all()) {
    await resetOf(figure).evaluate((button: HTMLElement) => button.click());
    await choice.evaluate((radio: HTMLElement) => radio.click());
    await expectFittingAtEveryEnd(figure, await choice.inputValue());
  }
}

test("on a phone no drawn word is cut, wherever a control is set", async ({ page }) => {
  const names = Object.keys(instruments) as Instrument[];
  await runChecks(
    Object.fromEntries(names.map((name) => [name, () => expectFittingWhateverIsChosen(page, name)])),
  );
});
