import { droneParts, partIds } from "../../src/content/products/syfor-drones/parts.ts";
import { expect } from "./fixtures.ts";
import {
  canvasOf,
  differenceAfter,
  figureOf,
  openViewer,
  settled,
  silhouette,
  test,
  watchFrames,
} from "./viewer.ts";

test.setTimeout(600_000);

test("keys, views, poses and parts each do what they say", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const frames = await watchFrames(page);
  await openViewer(page);
  await settled(page, frames);
  const opened = await silhouette(page);
  const press = async (key: string) => {
    await canvasOf(page).press(key);
    await settled(page, frames);
  };
  const view = async (name: string) => {
    await figureOf(page).getByRole("button", { name, exact: true }).click();
    await settled(page, frames);
    return silhouette(page);
  };
  const pose = async (name: string) => {
    await figureOf(page).getByRole("radio", { name }).check();
    await settled(page, frames);
    return silhouette(page);
  };

  await test.step("plus and minus", async () => {
    await press("-");
    await press("-");
    expect((await silhouette(page)).width).toBeLessThan(opened.width * 0.8);
    await press("+");
    await press("+");
    expect(Math.abs((await silhouette(page)).width - opened.width)).toBeLessThan(0.01);
  });
  await test.step("arrows", async () => {
    expect(await differenceAfter(page, () => press("ArrowRight"))).toBeGreaterThan(1);
    expect(await differenceAfter(page, () => press("ArrowUp"))).toBeGreaterThan(1);
    await press("ArrowDown");
    await press("ArrowLeft");
    expect(Math.abs((await silhouette(page)).width - opened.width)).toBeLessThan(0.01);
  });
  await test.step("views", async () => {
    const top = await view("Top");
    expect(top.height / top.width).toBeGreaterThan(0.8);
    const front = await view("Front");
    expect(front.height / front.width).toBeLessThan(0.45);
    expect(await differenceAfter(page, () => view("Side").then(() => {}))).toBeGreaterThan(1);
    const payload = await view("Payload");
    expect(payload.share).toBeGreaterThan(2 * opened.share);
    const back = await view("Three-quarter");
    expect(Math.abs(back.left - opened.left) + Math.abs(back.top - opened.top)).toBeLessThan(0.01);
  });
  await test.step("poses", async () => {
    const carried = await pose("Carried");
    expect(carried.width).toBeLessThan(opened.width / 2);
    expect(carried.height).toBeGreaterThan(opened.height);
    const flown = await pose("Flown");
    expect(flown.top + flown.height).toBeLessThan(opened.top + opened.height - 0.01);
    const again = await pose("Opened");
    expect(Math.abs(again.width - opened.width)).toBeLessThan(0.01);
  });
  await test.step("a part is brought out, framed, named and said", async () => {
    const { name, text } = droneParts.crate;
    await figureOf(page).getByRole("button", { name }).click();
    await settled(page, frames);
    await expect(figureOf(page).getByRole("status")).toHaveText(`${name}. ${text}`);
    await expect(figureOf(page).locator('[aria-pressed="true"]')).toHaveCount(1);
    await canvasOf(page).hover();
    await expect(figureOf(page).locator("[data-pointed]")).toHaveText(name);
    const skids = figureOf(page).getByRole("button", { name: droneParts.skids.name });
    expect(
      await differenceAfter(page, () => skids.click().then(() => settled(page, frames))),
    ).toBeGreaterThan(1);
    const brought = await silhouette(page);
    expect(Math.abs(brought.x - 0.5)).toBeLessThan(0.12);
    await skids.click();
    await expect(figureOf(page).locator('[aria-pressed="true"]')).toHaveCount(0);
  });
});

test("a drag turns it, the wheel scrolls the page unless a modifier is held, a swipe scrolls", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const frames = await watchFrames(page);
  await openViewer(page);
  await settled(page, frames);
  await expect(canvasOf(page)).toHaveCSS("touch-action", "pan-y");
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error("The canvas has no place.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drag = async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y, { steps: 4 });
    await page.mouse.up();
    await settled(page, frames);
  };
  expect(await differenceAfter(page, drag)).toBeGreaterThan(1);
  const { width } = await silhouette(page);
  await page.mouse.move(x, y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, 400);
  await page.keyboard.up("Control");
  await settled(page, frames);
  expect((await silhouette(page)).width).toBeLessThan(width * 0.85);
  const drawn = (await frames()).length;
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect(await frames()).toHaveLength(drawn);
});

test("without scripts the list of parts reads whole, and no dead button stands beside it", async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/syfor-drones");
  expect(partIds.length).toBeGreaterThanOrEqual(15);
  expect(partIds.length).toBeLessThanOrEqual(25);
  for (const id of partIds) {
    const { name, text } = droneParts[id];
    await expect(figureOf(page).getByText(text)).toBeVisible();
    await expect(figureOf(page).getByRole("button", { name })).toBeDisabled();
  }
  await expect(figureOf(page).getByRole("button", { name: /3D/ })).toBeHidden();
  await expect(figureOf(page).getByRole("img")).toBeVisible();
});
