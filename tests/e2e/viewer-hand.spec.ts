import { droneParts, partIds } from "../../src/content/products/syfor-drones/parts.ts";
import { watchFrames } from "../../tools/drawn-frames.ts";
import { expect } from "./fixtures.ts";
import { canvasOf, differenceAfter, figureOf, openViewer, settled, silhouette, test } from "./viewer.ts";

// Shapes are judged here, not edges: half the pixels each way will do.
test.use({ deviceScaleFactor: 0.5 });
test.setTimeout(600_000);

test("keys, views, poses and parts each do what they say", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchFrames(page);
  await openViewer(page);
  await settled(page);
  const opened = await silhouette(page);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await canvasOf(page).press(key);
    await settled(page);
  };
  const view = async (name: string) => {
    await figureOf(page).getByRole("button", { name, exact: true }).click();
    await settled(page);
    return silhouette(page);
  };
  const pose = async (name: string) => {
    await figureOf(page).getByRole("radio", { name }).check();
    await settled(page);
    return silhouette(page);
  };

  const chosen = figureOf(page).locator('[aria-pressed="true"]');

  await test.step("plus and minus", async () => {
    await expect(chosen).toHaveText("Three-quarter");
    await press("-", "-");
    expect((await silhouette(page)).width).toBeLessThan(opened.width * 0.8);
    await press("+", "+");
    expect(Math.abs((await silhouette(page)).width - opened.width)).toBeLessThan(0.01);
  });
  await test.step("arrows", async () => {
    expect(await differenceAfter(page, () => press("ArrowRight"))).toBeGreaterThan(1);
    expect(await differenceAfter(page, () => press("ArrowUp"))).toBeGreaterThan(1);
    await press("ArrowDown", "ArrowLeft");
    await expect(chosen, "turned by hand it is in none of the views").toHaveCount(0);
    expect(Math.abs((await silhouette(page)).width - opened.width)).toBeLessThan(0.01);
  });
  await test.step("views", async () => {
    const top = await view("Top");
    expect(top.height / top.width).toBeGreaterThan(0.8);
    await expect(chosen).toHaveText("Top");
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
    // The page has scrolled by part of a pixel, and the rim is a few dark ones.
    expect(Math.abs(again.width - opened.width)).toBeLessThan(0.02);
  });
  await test.step("a part is brought out, framed, named and said", async () => {
    const { name, text } = droneParts.crate;
    await figureOf(page).getByRole("button", { name }).click();
    await settled(page);
    await expect(figureOf(page).getByRole("status")).toHaveText(`${name}. ${text}`);
    await expect(chosen).toHaveCount(1);
    await canvasOf(page).hover();
    await expect(figureOf(page).locator("[data-pointed]")).toHaveText(name);
    const skids = figureOf(page).getByRole("button", { name: droneParts.skids.name });
    expect(await differenceAfter(page, () => skids.click().then(() => settled(page)))).toBeGreaterThan(1);
    const brought = await silhouette(page);
    expect(Math.abs(brought.x - 0.5)).toBeLessThan(0.12);
    await skids.click();
    await expect(figureOf(page).locator('[aria-pressed="true"]')).toHaveCount(0);
  });
});

test.describe("in hand", () => {
  test.use({ hasTouch: true });

  test("a drag turns it, two fingers and a wheel with a modifier bring it nearer, all else scrolls", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const frames = await watchFrames(page);
    await openViewer(page);
    await settled(page);
    const box = await canvasOf(page).boundingBox();
    if (!box) throw new Error("The canvas has no place.");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...places: readonly (readonly number[])[]
    ) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: places.map(([dx = 0, dy = 0], id) => ({ x: x + dx, y: y + dy, id })),
      });
    const scrolled = () => page.evaluate(() => scrollY);
    const width = async () => {
      await settled(page);
      return (await silhouette(page)).width;
    };

    await test.step("drag", async () => {
      const drag = async () => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 120, y, { steps: 4 });
        await page.mouse.up();
        await settled(page);
      };
      expect(await differenceAfter(page, drag)).toBeGreaterThan(1);
    });
    await test.step("two fingers apart and together, upright too, and no part is chosen", async () => {
      /** Of two fingers one stays, the other moves, and the page does not. */
      const pinch = async (stays: readonly number[], ...way: readonly (readonly number[])[]) => {
        const place = await scrolled();
        await touch("touchStart", stays);
        await touch("touchStart", stays, way[0] ?? stays);
        for (const at of way) await touch("touchMove", stays, at);
        await touch("touchEnd");
        await settled(page);
        expect(await scrolled()).toBe(place);
        return (await silhouette(page)).width;
      };
      const before = await width();
      const nearer = await pinch([-30, 0], [30, 0], [33, 0], [36, 0], [39, 0]);
      expect(nearer / before).toBeGreaterThan(1.1);
      expect(nearer / before).toBeLessThan(1.2);
      const farther = await pinch([0, -40], [0, 40], [0, 20], [0, 10], [0, 0]);
      expect(farther / nearer).toBeLessThan(0.7);
      await expect(figureOf(page).locator('[aria-pressed="true"]')).toHaveCount(0);
    });
    await test.step("wheel with a modifier", async () => {
      const before = await width();
      await page.keyboard.down("Control");
      await page.mouse.wheel(0, -200);
      await page.keyboard.up("Control");
      expect(await width()).toBeGreaterThan(before * 1.2);
    });
    await test.step("wheel and upright swipe are the page's", async () => {
      const drawn = (await frames()).length;
      const before = await scrolled();
      await page.mouse.wheel(0, 60);
      await expect.poll(scrolled).toBeGreaterThan(before);
      const turned = await scrolled();
      await touch("touchStart", [0, 100]);
      for (const up of [80, 60, 40, 20, 0]) await touch("touchMove", [0, up]);
      await touch("touchEnd");
      await expect.poll(scrolled).toBeGreaterThan(turned);
      expect(await frames()).toHaveLength(drawn);
    });
  });
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
