import type { Page } from "@playwright/test";
import { products } from "../../../src/content/products/catalog.ts";
import { expect, test, visit } from "../fixtures.ts";
import { expectPageShown } from "../pages.ts";

function watchLog(page: Page): readonly string[] {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("Page not found")) logged.push(`${message.type()} ${message.text()}`);
  });
  return logged;
}

test("however deep, it answers 404, keeps its address, says so and logs its path once", async ({
  page,
  expectProblem,
}) => {
  const path = "/deep/down/here.html";
  expectProblem(/^404 /);
  expectProblem(/^console error: Page not found/);
  const logged = watchLog(page);
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await page.waitForTimeout(300);
  expect(logged).toEqual([`error Page not found: ${path}`]);
});

test("it offers the products and leads home, where nothing is logged", async ({ page, expectProblem }) => {
  expectProblem(/^404 /);
  expectProblem(/^console error: Page not found/);
  await visit(page, "/no-such-page");
  const main = page.getByRole("main");
  for (const { name, path } of products)
    await expect(main.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute("href", path);
  const logged = watchLog(page);
  await main.getByRole("link", { name: "Back to the home page" }).click();
  await expectPageShown(page, "/");
  expect(logged).toEqual([]);
});
