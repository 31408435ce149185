import type { Locator, Page } from "@playwright/test";
import { consultation } from "../../src/content/site/consultation.ts";
import { navigationLabels } from "../../src/content/site/navigation.ts";
import { expect, visit } from "./fixtures.ts";
import { scrollThrough } from "./pages.ts";

/** Other pages are chosen alike from everywhere: from home every one of them, elsewhere what stays on the page. */
const linksFrom = (path: string) =>
  path === "/" ? "a[href]:visible:not([href^='tel:'], [href^='mailto:'])" : "a[href^='#']:visible";

/** Follows every address inside, from the page itself. Telephone and mail links leave the browser. */
async function followLinks(page: Page, path: string, inside: Locator) {
  const links = inside.locator(linksFrom(path));
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const target of new Set(targets)) {
    await inside.locator(`a[href="${target}"]:visible`).first().click();
    await page.waitForLoadState("networkidle");
    // The address itself may follow late: the link tells where this leads.
    if (new URL(target ?? "", page.url()).pathname !== path) await visit(page, path);
  }
}

/** Works every choice, slider and button that is there, whatever it is for and whether or not it takes it. */
async function workControls(page: Page) {
  const main = page.getByRole("main");
  for (const choice of await main.locator("input:is([type=radio], [type=checkbox])").all())
    await choice.click({ force: true });
  for (const slider of await main.locator("input[type=range]:visible").all())
    await slider.press("ArrowRight");
  const buttons = await main.locator("button[type=button]:visible").all();
  // From the last to the first: one that goes, or brings others, does not renumber those still to come.
  for (const button of buttons.reverse()) {
    // Also one that says it is disabled: a visitor can press it all the same.
    await button.click({ force: true });
    await page.keyboard.press("Escape");
  }
}

async function workProductsMenu(page: Page) {
  const header = page.getByRole("banner");
  const trigger = header.getByRole("button", { name: "Products" });
  await trigger.hover();
  await expect(header.getByRole("link", { name: "Drone Detection" })).toBeVisible();
  await header.getByRole("link", { name: "Drone Detection" }).click();
  await expect(page).toHaveURL(/\/drone-detection$/);
}

async function workForm(page: Page) {
  const form = page.getByRole("form", { name: consultation.title });
  // It wakes when it comes near, and may be replaced while it does.
  await expect(() => form.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
  await form.getByRole("button", { name: consultation.submit }).click();
  await expect(page.getByText(consultation.toasts.error.text)).toBeVisible();
  const { organization, contactPerson, phone, requirements } = consultation.fields;
  await form.getByLabel(organization.label).fill("Acme Range 3");
  await form.getByLabel(contactPerson.label).fill("A. Person");
  await form.getByLabel(phone.label).fill("+1 202 555 0100");
  await form.getByLabel(requirements.label).fill("A perimeter of four kilometers.");
  await form.getByText("Top Secret").click();
  await form.getByRole("button", { name: consultation.submit }).click();
  await expect(form.getByRole("button", { name: consultation.submitting })).toBeDisabled();
  await expect(page.getByText(consultation.toasts.success.text)).toBeVisible();
}

async function workBurgerMenu(page: Page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: navigationLabels.menu }).click();
  const menu = page.getByRole("navigation", { name: navigationLabels.menu });
  await menu.getByRole("link", { name: "GNSS Jamming & Spoofing" }).click();
  await expect(page).toHaveURL(/\/gnss-jamming-spoofing$/);
  if (size) await page.setViewportSize(size);
}

/** All that a visitor can do on one page. */
export async function workWholePage(page: Page, path: string) {
  await visit(page, path);
  await scrollThrough(page);
  await workControls(page);
  await followLinks(page, path, page.getByRole("main"));
  if (path !== "/") return;
  await workForm(page);
  await workProductsMenu(page);
  await visit(page, path);
  await workBurgerMenu(page);
  await visit(page, path);
  await followLinks(page, path, page.getByRole("banner"));
  await followLinks(page, path, page.getByRole("contentinfo"));
}
