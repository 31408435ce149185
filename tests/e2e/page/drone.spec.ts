import { closeUps } from "../../../src/content/products/syfor-drones/close-ups.ts";
import { keyFeatures } from "../../../src/content/products/syfor-drones/key-features.ts";
import {
  droneParts,
  numberOf,
  type PartId,
  partIds,
} from "../../../src/content/products/syfor-drones/parts.ts";
import { stage } from "../../../src/content/products/syfor-drones/stage.ts";
import { posePictures, viewPictures } from "../../../src/content/products/syfor-drones/stage-pictures.ts";
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

test("six buttons of the specification do nothing, and say who does", async ({ page }) => {
  await visit(page, "/syfor-drones");
  await scrollThrough(page);
  const main = page.getByRole("main");
  const state = async () => [
    await scrollTop(page),
    await main.innerText(),
    await page.evaluate(() => history.length),
    page.url(),
    page.context().pages().length,
  ];
  const requests: string[] = [];
  // Pictures come as their places are scrolled to.
  page.on("request", (request) => request.resourceType() !== "image" && requests.push(request.url()));
  for (const name of inertButtons) {
    const button = main.getByRole("button", { name });
    await expect(button).toHaveAttribute("type", "button");
    await expect(button).toHaveAccessibleDescription(/the defense team/i);
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    requests.length = 0;
    const before = await state();
    await button.click();
    await button.press("Enter");
    await page.waitForTimeout(200);
    expect.soft(await state(), name).toEqual(before);
    expect.soft(requests, name).toEqual([]);
  }
});

const isNoFeature = (id: PartId) => !keyFeatures.some(({ part }) => part === id);
const pictureOf = (part: PartId) => viewPictures[closeUps[part].picture].picture;

for (const javaScriptEnabled of [true, false])
  test(`one frame shows a pose, a view or a part, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto("/syfor-drones");
    const figure = page.locator("figure.stage");
    if (javaScriptEnabled) {
      await figure.scrollIntoViewIfNeeded();
      await expect(page.locator("figure[data-operable]")).toBeAttached();
    } else {
      for (const { text } of [...keyFeatures, ...partIds.filter(isNoFeature).map((id) => droneParts[id])])
        await expect(figure.getByText(text)).toBeVisible();
      await expect(figure.getByRole("button", { name: /3D/ })).toBeHidden();
      await expect(figure.getByRole("slider")).toHaveCount(0);
    }
    const shown = async (name: string, alt: string) => {
      await figure.getByRole("radio", { name, exact: true }).check({ force: true });
      await expect(figure.getByRole("img")).toHaveCount(1);
      await expect(figure.getByRole("img", { name: alt })).toBeVisible();
    };
    for (const pose of ["flown", "carried", "opened"] as const)
      await shown(stage.poses[pose], posePictures[pose].alt);
    for (const view of ["three-quarter", "top", "front", "side"] as const)
      await shown(stage.views[view], viewPictures[view].picture.alt);
    for (const part of partIds) {
      const radio = figure.getByRole("radio", { name: `${numberOf(part)} ${droneParts[part].name}` });
      await radio.check({ force: true });
      await expect(figure.getByRole("img", { name: pictureOf(part).alt })).toBeVisible();
      await expect(radio).toHaveAccessibleDescription(/.{30}/);
      await expect(figure.locator(`#part-${part}`)).toBeVisible();
    }
    await figure.getByRole("radio", { name: stage.poses.flown }).press("ArrowLeft");
    await expect(figure.getByRole("radio", { name: stage.poses.opened })).toBeChecked();
  });

test("a hand on the scrubber folds it frame by frame, and the poses are its stops", async ({ page }) => {
  await visit(page, "/syfor-drones");
  const figure = page.locator("figure.stage");
  const slider = figure.getByRole("slider", { name: stage.fold });
  await figure.scrollIntoViewIfNeeded();
  await slider.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const strip = figure.locator('[data-layer="folding"] > div');
  const frame = () => strip.evaluate((element) => getComputedStyle(element).translate);
  await expect(slider).toHaveAttribute("aria-valuetext", stage.poses.carried);
  const seen = new Set([await frame()]);
  for (const key of ["ArrowRight", "ArrowUp", "ArrowRight", "PageUp"]) {
    await slider.press(key);
    await expect(strip).toBeVisible();
    await expect(slider).toHaveAttribute("aria-valuetext", /^\d+% open$/);
    seen.add(await frame());
  }
  expect(seen.size).toBe(5);
  await expect(figure.getByRole("img")).toHaveCount(0);
  await slider.press("End");
  await expect(figure.getByRole("radio", { name: stage.poses.opened })).toBeChecked();
  await expect(figure.getByRole("img", { name: posePictures.opened.alt })).toBeVisible();
  await figure.getByRole("radio", { name: stage.poses.carried }).press("Space");
  await expect(slider).toHaveValue("0");
  await expect(figure.getByRole("img", { name: posePictures.carried.alt })).toBeVisible();
});
