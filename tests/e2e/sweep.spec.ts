import { routes } from "../../src/routes.ts";
import { expect, test, visit } from "./fixtures.ts";

test("the route table is not empty", () => {
  expect(routes.length).toBeGreaterThan(0);
});

for (const { path, meta } of routes) {
  test(`${path} opens with its title and takes over without complaint`, async ({ page }) => {
    await visit(page, path);
    await expect(page).toHaveTitle(meta.title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });
}
