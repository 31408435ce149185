import type { Page } from "@playwright/test";
import { headerOf, productsTrigger } from "../pages.ts";

export async function chooseProduct(page: Page, name: string) {
  // Leave the menu first, so that its hover is a new one on every page.
  await page.mouse.move(5, 400);
  await productsTrigger(page).hover();
  await headerOf(page)
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .click();
}

export const linkInMain = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name }).first();
