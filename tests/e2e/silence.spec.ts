import type { Page } from "@playwright/test";
import { findHeadlessShell, launchOptions } from "../../tools/chromium.ts";
import { expect, test, visit } from "./fixtures.ts";
import { fillIn, openForm, successToast } from "./form/form.ts";
import { expectMissingPage, pages, productsTrigger, scrollThrough } from "./pages.ts";
import { expectNothingStored, witness } from "./witness.ts";

/**
 * Everything there is to operate is operated once, under the policy that the server sends: nothing is sent, stored or
 * loaded from elsewhere, and the policy is not violated.
 */

// The 3D view, which a busy processor draws for minutes, keeps its silence in viewer.spec.ts.
test.use({ launchOptions: launchOptions(findHeadlessShell(), ["--disable-3d-apis"]) });

/** Works every choice, slider, field and button that is there, whether or not it takes it. */
async function workControls(page: Page) {
  const main = page.getByRole("main");
  for (const choice of await main.locator("input:is([type=radio], [type=checkbox]):visible").all())
    await choice.click({ force: true });
  for (const slider of await main.locator("input[type=range]:visible").all())
    await slider.press("ArrowRight");
  for (const field of await main.locator("input[type=number]:visible").all()) await field.fill("1");
  const buttons = await main.locator("button:visible").all();
  // From the last to the first: one that goes, or brings others, does not renumber those still to come.
  for (const button of buttons.reverse()) {
    await button.click({ force: true });
    await page.keyboard.press("Escape");
  }
}

for (const { path } of pages)
  test(`a full visit to ${path} is silent`, async ({ page, baseURL, expectProblem }) => {
    expectMissingPage(path, expectProblem);
    const seen = witness(page, String(baseURL));
    await visit(page, path);
    await scrollThrough(page);
    await workControls(page);
    await productsTrigger(page).click();
    await page.waitForLoadState("networkidle");
    expect(seen).toEqual([]);
    await expectNothingStored(page);
  });

test("a request that is sent is silent", async ({ page, baseURL }) => {
  const seen = witness(page, String(baseURL));
  const form = await openForm(page);
  await fillIn(form);
  await form.submit.click();
  await expect(successToast(page)).toBeVisible();
  expect(seen).toEqual([]);
  await expectNothingStored(page);
});
