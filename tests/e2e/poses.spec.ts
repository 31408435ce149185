import type { Page } from "@playwright/test";
import { poses } from "../../src/content/products/syfor-drones/folding.ts";
import { expect, test, visit } from "./fixtures.ts";

const figureOf = (page: Page) => page.locator("figure.pose-figure");

test("one of three pictures is shown, by native radio buttons", async ({ page }) => {
  await visit(page, "/syfor-drones");
  for (const { label, picture } of poses.choices) {
    await figureOf(page).getByRole("radio", { name: label }).check();
    await expect(figureOf(page).getByRole("img")).toHaveCount(1);
    await expect(figureOf(page).getByRole("img", { name: picture.alt })).toBeVisible();
  }
  await figureOf(page).getByRole("radio", { name: "Flown" }).press("ArrowLeft");
  await expect(figureOf(page).getByRole("radio", { name: "Opened" })).toBeChecked();
});

for (const width of [360, 768, 1440])
  test(`callouts lie exactly on their picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/syfor-drones");
    for (const { id } of poses.choices) {
      const pose = figureOf(page).locator(`[data-pose="${id}"]`);
      const [picture, callouts] = await Promise.all(
        ["img", "svg"].map((part) => pose.locator(part).first().boundingBox()),
      );
      for (const side of ["x", "y", "width", "height"] as const)
        expect(callouts?.[side], `${id}, ${side}`).toBeCloseTo(picture?.[side] ?? Number.NaN, 0);
    }
  });

test("without scripts three pictures stand in a row", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/syfor-drones");
  const boxes = [];
  for (const { picture } of poses.choices) {
    const image = figureOf(page).getByRole("img", { name: picture.alt });
    await expect(image).toBeVisible();
    boxes.push(await image.boundingBox());
  }
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(3);
  await expect(figureOf(page).getByRole("radio")).toHaveCount(0);
});
