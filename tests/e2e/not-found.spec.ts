import { products } from "../../src/content/products/catalog.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectMissingPage, expectPageShown, missingPath } from "./pages.ts";

test("an unknown address keeps it, says so, offers the products, logs its path and leads home", async ({
  page,
  expectProblem,
}) => {
  expectMissingPage(missingPath, expectProblem);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const timesLogged = () => logged.filter((line) => line.includes(missingPath)).length;
  const heading = page.getByRole("heading", { level: 1, name: "Oops! Page not found", exact: true });

  const response = await page.goto(missingPath);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(missingPath);
  await expect(page).toHaveTitle("Page not found | Syfor");
  await expect(heading).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const main = page.getByRole("main");
  for (const { name, path } of products)
    await expect(main.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute("href", path);
  await expect.poll(timesLogged).toBe(1);

  await main.getByRole("link", { name: "Back to the home page" }).click();
  await expectPageShown(page, "/");
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(missingPath);
  await expect.poll(timesLogged).toBe(2);
});

test("the missing path is logged once, whatever its depth", async ({ page, expectProblem }) => {
  expectProblem(/^404 /);
  expectProblem(/^console error: Page not found: \/deep\/down\/here\.html$/);
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("Page not found")) logged.push(`${message.type()} ${message.text()}`);
  });
  await visit(page, "/deep/down/here.html");
  await page.mouse.wheel(0, 300);
  await expect.poll(() => logged).toEqual(["error Page not found: /deep/down/here.html"]);
});
