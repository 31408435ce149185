import type { Page } from "@playwright/test";
import { composer } from "../../../src/content/site/composer.ts";
import { expect, phone, test, visit } from "../fixtures.ts";
import { fillIn, openForm, successToast, valid } from "./form.ts";

/** The outline composer beside the form, as a visitor finds it: by role and name. */
const composerOn = (page: Page) => {
  const whole = page.locator("#contact details", { hasText: composer.title });
  const list = (name: string) => whole.getByRole("combobox", { name });
  return {
    whole,
    site: list(composer.site),
    terrain: list(composer.terrain),
    worry: (name: string) => whole.getByRole("checkbox", { name }),
    add: whole.getByRole("button", { name: composer.add }),
    update: whole.getByRole("button", { name: composer.update }),
    takeBack: whole.getByRole("button", { name: composer.takeBack }),
    report: whole.getByRole("status"),
  };
};

test("it adds what was chosen after what is typed, and takes back that alone", async ({ page }) => {
  const form = await openForm(page);
  const composing = composerOn(page);
  await form.requirements.fill("Two runways.");
  await composing.site.selectOption("Airport");
  await composing.terrain.selectOption("Coast");
  await composing.worry("A receiver trusts a false signal.").check();
  await composing.add.click();
  await expect(composing.report).toHaveText(composer.added);
  await expect(form.requirements).toHaveValue(
    "Two runways.\n\nUnclassified outline. We protect an airport on the coast. Our problem: a receiver trusts a false signal. Please propose a first meeting.",
  );
  await form.requirements.press("ControlOrMeta+End");
  await form.requirements.pressSequentially(" And a tower.");
  await composing.takeBack.click();
  await expect(composing.report).toHaveText(composer.takenBack);
  await expect(form.requirements).toHaveValue("Two runways. And a tower.");
});

test("nothing is chosen until the visitor chooses, and there is nothing to add", async ({ page }) => {
  await openForm(page);
  const composing = composerOn(page);
  await expect(composing.site).toHaveValue("");
  await expect(composing.whole.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(composing.whole.getByText(composer.unchosen)).toBeVisible();
  await expect(composing.add).toBeDisabled();
});

test("other choices update what stands there as it was added; what was edited stays, and they come after it", async ({
  page,
}) => {
  const form = await openForm(page);
  const composing = composerOn(page);
  const first = "Unclassified outline. We protect a depot. Please propose a first meeting.";
  const second = "Unclassified outline. We protect a depot in a forest. Please propose a first meeting.";
  await form.requirements.fill("Two runways.");
  await composing.site.selectOption("Depot");
  await composing.add.click();
  await expect(form.requirements).toHaveValue(`Two runways.\n\n${first}`);
  await form.requirements.press("ControlOrMeta+End");
  await form.requirements.pressSequentially(" And a tower.");
  await composing.terrain.selectOption("Forest");
  await composing.update.click();
  await expect(composing.report).toHaveText(composer.updated);
  await expect(form.requirements).toHaveValue(`Two runways.\n\n${second} And a tower.`);
  await expect(composing.takeBack).toBeVisible();
  const edited = `Two runways.\n\n${second.replace("a depot", "two depots")}`;
  await form.requirements.fill(edited);
  await composing.terrain.selectOption(composer.choose);
  await composing.add.click();
  await expect(form.requirements).toHaveValue(`${edited}\n\n${first}`);
});

test("what does not fit is not added, and nothing is lost", async ({ page }) => {
  const form = await openForm(page);
  const composing = composerOn(page);
  await composing.site.selectOption("Airport");
  await form.requirements.fill("x".repeat(990));
  await composing.add.click();
  await expect(composing.report).toHaveText(/^Not added: .* \d+ more characters/);
  await expect(form.requirements).toHaveValue("x".repeat(990));
  await form.requirements.fill("x".repeat(700));
  await composing.add.click();
  await expect(composing.report).toHaveText(composer.added);
});

test("it works by keyboard, and what it wrote is sent with the form", async ({ page }) => {
  const form = await openForm(page);
  const composing = composerOn(page);
  await fillIn(form, { ...valid, requirements: "" });
  await composing.worry("A drone is over the fence.").focus();
  await page.keyboard.press("Space");
  await composing.add.focus();
  await page.keyboard.press("Enter");
  await expect(form.requirements).toHaveValue(/a drone is over the fence/);
  await expect(composing.takeBack).toBeFocused();
  await form.submit.click();
  await expect(successToast(page)).toBeVisible();
  await expect(form.requirements).toHaveValue("");
  await expect(composing.add).toBeVisible();
  await expect(composing.report).toHaveText("");
});

test("on a phone it waits folded above the form, which it does not move", async ({ openPage }) => {
  const page = await openPage(phone);
  await visit(page, "/");
  const top = () =>
    page.locator("form").evaluate((form) => Math.round(form.getBoundingClientRect().top + scrollY));
  const before = await top();
  const form = await openForm(page);
  // Pictures further up may come by part of a pixel higher.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  const composing = composerOn(page);
  await expect(composing.add).toBeHidden();
  await composing.whole.getByText(composer.title).click();
  await composing.site.selectOption("Airport");
  await composing.add.click();
  await expect(form.requirements).toHaveValue(/^Unclassified outline/);
});

test("without scripts it is not there", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/#contact");
  await expect(page.getByText(composer.title)).toHaveCount(0);
});
