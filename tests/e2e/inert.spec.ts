import { expect, test, visit } from "./fixtures.ts";
import { scrollThrough, scrollTop } from "./pages.ts";

const inertButtons = [
  "Request Demo",
  "Technical Specs",
  "Technical Datasheet",
  "User Manual",
  "Product Brochure",
  "Safety Guidelines",
];

for (const name of inertButtons) {
  test(`${name} does nothing`, async ({ page }) => {
    await visit(page, "/syfor-drones");
    const button = page.getByRole("main").getByRole("button", { name });
    await expect(button).toHaveAttribute("type", "button");
    // What comes with the page comes as the visitor does, whatever is pressed: let all of it come first.
    await scrollThrough(page);
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() !== "image") requests.push(request.url());
    });
    const before = { top: await scrollTop(page), text: await page.getByRole("main").innerText() };
    const entries = await page.evaluate(() => history.length);
    await button.click();
    await button.press("Enter");
    expect({ top: await scrollTop(page), text: await page.getByRole("main").innerText() }).toEqual(before);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(page).toHaveURL("/syfor-drones");
    expect(page.context().pages()).toHaveLength(1);
    expect(requests).toEqual([]);
  });
}

test("beside the documents a line leads to the contact section", async ({ page }) => {
  await visit(page, "/syfor-drones");
  const line = page
    .getByRole("main")
    .getByText(/request/i)
    .filter({ has: page.getByRole("link") });
  await expect(line.getByRole("link").first()).toHaveAttribute("href", "/#contact");
});
