import { products } from "../../src/content/products/catalog.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectMissingPage, expectPageShown, missingPath } from "./pages.ts";

test("an unknown address answers 404, keeps its address and says so", async ({ page, expectProblem }) => {
  expectMissingPage(missingPath, expectProblem);
  const response = await page.goto(missingPath);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(missingPath);
  await expect(page).toHaveTitle("Page not found | Syfor");
  await expect(
    page.getByRole("heading", { level: 1, name: "Oops! Page not found", exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByText("Page not found", { exact: false }).first()).toBeVisible();
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

test("a link leads back to the home page, and back logs the path again", async ({ page, expectProblem }) => {
  expectMissingPage(missingPath, expectProblem);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const timesLogged = () => logged.filter((line) => line.includes(missingPath)).length;
  await visit(page, missingPath);
  await expect.poll(timesLogged).toBe(1);
  await page.getByRole("main").getByRole("link", { name: "Back to the home page" }).click();
  await expectPageShown(page, "/");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page).toHaveURL(missingPath);
  await expect.poll(timesLogged).toBe(2);
});

test("the five products are offered", async ({ page, expectProblem }) => {
  expectMissingPage(missingPath, expectProblem);
  await visit(page, missingPath);
  for (const { name, path } of products)
    await expect(page.getByRole("main").getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute(
      "href",
      path,
    );
});
