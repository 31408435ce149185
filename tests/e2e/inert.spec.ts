import { expect, test, visit } from "./fixtures.ts";
import { lastScriptOf, scrollThrough, scrollTop } from "./pages.ts";

const inertButtons = [
  "Request Demo",
  "Technical Specs",
  "Technical Datasheet",
  "User Manual",
  "Product Brochure",
  "Safety Guidelines",
];

test("the SY300 page's six buttons do nothing", async ({ page }) => {
  const lastScript = lastScriptOf(page);
  await visit(page, "/syfor-drones");
  // What comes with the page comes as the visitor does, whatever is pressed: let all of it come first.
  await scrollThrough(page);
  await lastScript;
  await expect(page.getByRole("main").getByText("Not connected yet")).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() !== "image") requests.push(request.url());
  });
  const main = page.getByRole("main");
  const state = async () => ({
    top: await scrollTop(page),
    text: await main.innerText(),
    entries: await page.evaluate(() => history.length),
  });
  for (const name of inertButtons)
    await test.step(name, async () => {
      const button = main.getByRole("button", { name });
      await expect(button).toHaveAttribute("type", "button");
      await expect(button).toHaveAccessibleDescription(/ask the defense team/i);
      await button.scrollIntoViewIfNeeded();
      const before = await state();
      await button.click();
      await button.press("Enter");
      expect(await state(), name).toEqual(before);
      await expect(page).toHaveURL("/syfor-drones");
      expect(page.context().pages(), name).toHaveLength(1);
      expect(requests, name).toEqual([]);
    });
});
