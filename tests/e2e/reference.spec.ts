import { expect, test, visit } from "./fixtures.ts";
import { openForm } from "./form/form.ts";
import { openInstrument } from "./instruments/instruments.ts";
import { expectMissingPage, jumpTo, pages, productsTrigger, scrollThrough } from "./pages.ts";

/**
 * The pages as they were last found good, in half size and without pictures. After a change that is meant:
 * `npm run reference`, look at what it wrote, commit it.
 */
// Playwright stills the page by a style of its own, which the policy forbids.
test.use({ contextOptions: { deviceScaleFactor: 0.5, reducedMotion: "reduce", bypassCSP: true } });

for (const { path } of pages)
  test(`${path} at 360 and 1440 px looks as it did`, async ({ page, expectProblem }) => {
    expectMissingPage(path, expectProblem);
    await page.setViewportSize({ width: 360, height: 900 });
    await visit(page, path);
    await scrollThrough(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await jumpTo(page, 0);
      // A busy machine takes its time to draw a whole page twice.
      const whole = { fullPage: true, timeout: 30_000 };
      await expect.soft(page).toHaveScreenshot(`${path.slice(1) || "home"}-${width}.png`, whole);
    }
  });

test("the open products menu looks as it did", async ({ page }) => {
  await visit(page, "/drone-detection");
  await productsTrigger(page).click();
  await expect(page).toHaveScreenshot("products-menu.png");
});

test("a refused form looks as it did", async ({ page }) => {
  const form = await openForm(page);
  await form.phone.fill("+1");
  await form.submit.click();
  await expect(form.organization).toBeFocused();
  await expect(form.form).toHaveScreenshot("refused-form.png");
});

test("an instrument at both ends looks as it did", async ({ page }) => {
  const figure = await openInstrument(page, "time-budget");
  for (const [end, key] of Object.entries({ least: "Home", most: "End" })) {
    for (const slider of await figure.getByRole("slider").all()) await slider.press(key);
    await expect(figure).toHaveScreenshot(`time-budget-${end}.png`);
  }
});
