import { poses } from "../../../src/content/products/syfor-drones/folding.ts";
import { expect, test, visit } from "../fixtures.ts";
import { scrollThrough, scrollTop } from "../pages.ts";

const inertButtons = [
  "Request Demo",
  "Technical Specs",
  "Technical Datasheet",
  "User Manual",
  "Product Brochure",
  "Safety Guidelines",
];

for (const name of inertButtons)
  test(`${name} does nothing`, async ({ page }) => {
    await visit(page, "/syfor-drones");
    await scrollThrough(page);
    const main = page.getByRole("main");
    const button = main.getByRole("button", { name });
    await expect(button).toHaveAttribute("type", "button");
    await expect(button).toHaveAccessibleDescription(/the defense team/i);
    await button.scrollIntoViewIfNeeded();
    const state = async () => [
      await scrollTop(page),
      await main.innerText(),
      await page.evaluate(() => history.length),
      page.url(),
      page.context().pages().length,
    ];
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const before = await state();
    await button.click();
    await button.press("Enter");
    await page.waitForTimeout(200);
    expect(await state()).toEqual(before);
    expect(requests).toEqual([]);
  });

test("without JavaScript the three poses stand in a row", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/syfor-drones");
  const figure = page.locator("figure.pose-figure");
  for (const { picture } of poses.choices)
    await expect(figure.getByRole("img", { name: picture.alt })).toBeVisible();
  await expect(figure.getByRole("radio")).toHaveCount(0);
});

test("one of three poses is shown, by native radio buttons", async ({ page }) => {
  await visit(page, "/syfor-drones");
  const figure = page.locator("figure.pose-figure");
  for (const { label, picture } of poses.choices) {
    await figure.getByRole("radio", { name: label }).check();
    await expect(figure.getByRole("img")).toHaveCount(1);
    await expect(figure.getByRole("img", { name: picture.alt })).toBeVisible();
  }
  await figure.getByRole("radio", { name: "Flown" }).press("ArrowLeft");
  await expect(figure.getByRole("radio", { name: "Opened" })).toBeChecked();
});
