import { expect } from "./fixtures.ts";
import {
  canvasOf,
  expectState,
  figureOf,
  openButton,
  openViewer,
  patience,
  settled,
  silhouette,
  test,
  visitFigure,
  watchFrames,
} from "./viewer.ts";

test.setTimeout(300_000);

test("a lost context comes back", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const frames = await watchFrames(page);
  await openViewer(page);
  await settled(page, frames);
  const before = await silhouette(page);
  const drawn = (await frames()).length;
  await canvasOf(page).evaluate(async (canvas) => {
    const extension = (canvas as HTMLCanvasElement).getContext("webgl2")?.getExtension("WEBGL_lose_context");
    const isLost = new Promise((resolve) =>
      canvas.addEventListener("webglcontextlost", resolve, { once: true }),
    );
    extension?.loseContext();
    await isLost;
    await new Promise((resolve) => setTimeout(resolve, 200));
    extension?.restoreContext();
  });
  await expect.poll(async () => (await frames()).length, { timeout: patience }).toBeGreaterThan(drawn);
  await settled(page, frames);
  const after = await silhouette(page);
  expect(Math.abs(after.width - before.width)).toBeLessThan(0.01);
  expect(Math.abs(after.share - before.share)).toBeLessThan(0.005);
});

test("nothing is drawn out of sight, and leaving the page gives the context back", async ({ page }) => {
  const frames = await watchFrames(page);
  await openViewer(page);
  await page.evaluate(() => {
    Object.assign(globalThis, { context: document.querySelector("canvas")?.getContext("webgl2") });
  });
  await figureOf(page).getByRole("radio", { name: "Flown" }).check();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForTimeout(1500);
  const drawn = (await frames()).length;
  await page.waitForTimeout(1500);
  expect(await frames()).toHaveLength(drawn);
  await figureOf(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await frames()).length, { timeout: patience }).toBeGreaterThan(drawn);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  const isLost = () =>
    page.evaluate(
      () => (globalThis as unknown as { context?: WebGL2RenderingContext }).context?.isContextLost() ?? true,
    );
  await expect.poll(isLost).toBe(true);
});

test("opened and closed twenty times, it leaves nothing behind", async ({ page }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 360, height: 640 });
  await visitFigure(page);
  const session = await page.context().newCDPSession(page);
  const usedMegabytes = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize = 0 } = (await session.send("Runtime.getHeapUsage")) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    return (usedSize + backingStorageSize) / 1e6;
  };
  const cycle = async () => {
    await openButton(page).click();
    await expectState(page, "ready");
    await page.keyboard.press("Escape");
    await expectState(page, "idle");
  };
  for (let count = 0; count < 3; count += 1) await cycle();
  const before = await usedMegabytes();
  for (let count = 0; count < 20; count += 1) await cycle();
  expect((await usedMegabytes()) - before).toBeLessThan(4);
});
