import type { Page } from "@playwright/test";
import { consultation } from "../../src/content/site/consultation.ts";
import { runChecks } from "./checks.ts";
import { formOn, selectionOf, toastWith, valid } from "./consultation.ts";
import { expect, phone, test, visit } from "./fixtures.ts";
import { holdScripts } from "./navigation/held-scripts.ts";
import { headerOf } from "./pages.ts";

// Wide enough for every reason on one line: a second line would move what stands below, as it may.
test.use({ viewport: { width: 1440, height: 900 } });

const formScript = /\/contact-[^/]*\.js$/;
const anyScript = /\.js$/;

/** The form's own script and all others are held back; the fields stand there all the same. */
async function openEarly(page: Page, held: RegExp) {
  const release = await holdScripts(page, held);
  await page.goto("/", { waitUntil: "commit" });
  const form = formOn(page);
  await form.organization.scrollIntoViewIfNeeded();
  return { form, release };
}

const places = ({ form }: ReturnType<typeof formOn>) =>
  form.evaluate((element) =>
    [element, ...element.querySelectorAll("input, textarea, button, legend, label")].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

async function expectKept(page: Page, held: RegExp) {
  const { form, release } = await openEarly(page, held);
  await form.contactPerson.fill("Ada! <Example>");
  await form.clearance("Secret").check();
  await form.phone.fill("+1 (202) 555-0147");
  await form.requirements.fill(`  ${valid.requirements}  `);
  await form.organization.pressSequentially("Acme Crp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await places(form);
  release();
  await expect(form.form.getByText(consultation.withoutScripts.title)).toHaveCount(0);
  await expect(form.organization).toBeFocused();
  expect(await selectionOf(form.organization)).toEqual([6, 6]);
  await page.keyboard.type("o");
  await expect(form.organization).toHaveValue("Acme Corp");
  await expect(form.contactPerson).toHaveValue("Ada Example");
  await expect(form.form).toContainText(consultation.fields.contactPerson.refusals.characters);
  await expect(form.phone).toHaveValue("+1 (202) 555-01");
  await expect(form.phone).toHaveAccessibleDescription(consultation.fields.phone.refusals.tooLong);
  await expect(form.requirements).toHaveValue(valid.requirements);
  await expect(form.form).toContainText(`${valid.requirements.length}/2000 characters`);
  await expect(form.clearance("Secret")).toBeChecked();
  // A pixel is rounding: what follows above the window meanwhile moves nothing but the scroll position, in whole ones.
  const moved = (await places(form)).filter((place, index) =>
    place.some((value, side) => Math.abs(value - (before[index]?.[side] ?? 0)) > 1),
  );
  expect(moved, "what moved when the script came").toEqual([]);
}

async function expectHeldRequestJudged(page: Page) {
  const { form, release } = await openEarly(page, formScript);
  await expect(page.locator("html[data-interactive]")).toBeAttached();
  await form.organization.fill("Acme Corp");
  await form.submit.click();
  await expect(page).toHaveURL("/");
  release();
  await expect(toastWith(page, "alert", consultation.toasts.error.title)).toBeVisible();
  await expect(form.contactPerson).toBeFocused();
  await expect(form.organization).toHaveValue("Acme Corp");
}

async function expectAskedWhenPointedAt(page: Page) {
  // While a picture is on its way the browser is not idle.
  const release = await holdScripts(page, /\/pictures\//);
  const asked: string[] = [];
  page.on("request", (request) => void (formScript.test(request.url()) && asked.push(request.url())));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html[data-interactive]")).toBeAttached();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await headerOf(page).getByRole("link", { name: "Get Quote" }).hover();
  await expect.poll(() => asked.length).toBe(1);
  release();
}

async function expectAskedWhenIdle(page: Page) {
  await page.mouse.move(5, 400);
  const script = page.waitForRequest(formScript);
  await page.goto("/");
  await script;
}

test("the form before its script is here", async ({ page }) => {
  const anew = (check: () => Promise<void>) => async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto("about:blank");
    await check();
  };
  await runChecks({
    "asks for it when anything points at it": anew(() => expectAskedWhenPointedAt(page)),
    "asks for it when nothing else is to do": anew(() => expectAskedWhenIdle(page)),
    "is judged when it was sent before": anew(() => expectHeldRequestJudged(page)),
    "keeps and judges what was typed before its own script, caret and all": anew(() =>
      expectKept(page, formScript),
    ),
    "keeps and judges what was typed before any script, caret and all": anew(() =>
      expectKept(page, anyScript),
    ),
  });
});

test("by keyboard alone, on a phone's slow line, the first key counts", async ({ openPage }) => {
  const page = await openPage(phone);
  const release = await holdScripts(page, formScript);
  await visit(page, "/");
  await page.getByRole("link", { name: "Contact Defense Team" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#contact")).toBeFocused();
  const { organization, submit } = formOn(page);
  for (let stop = 0; stop < 6 && !(await organization.evaluate((field) => field.matches(":focus"))); stop++)
    await page.keyboard.press("Tab");
  await page.keyboard.type("Acme");
  release();
  await page.keyboard.type(" Corp");
  await expect(organization).toHaveValue("Acme Corp");
  await expect(submit).toBeEnabled();
});
