import type { CDPSession } from "@playwright/test";
import { watchFrames } from "../../tools/drawn-frames.ts";
import { expect } from "./fixtures.ts";
import {
  canvasOf,
  expectState,
  figureOf,
  listTop,
  openButton,
  openViewer,
  patience,
  settled,
  silhouette,
  test,
  visitFigure,
} from "./viewer.ts";

// Shapes are judged here, not edges: half the pixels each way will do.
test.use({ deviceScaleFactor: 0.5 });
test.setTimeout(300_000);

test("a lost context comes back", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const frames = await watchFrames(page);
  await openViewer(page);
  await settled(page);
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
  await settled(page);
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

/** How many of them are alive, once what nobody holds is gone. */
async function countAlive(session: CDPSession, kind: string): Promise<number> {
  const { result } = await session.send("Runtime.evaluate", { expression: `${kind}.prototype` });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: String(result.objectId),
  });
  const { result: count } = await session.send("Runtime.callFunctionOn", {
    objectId: String(objects.objectId),
    functionDeclaration: "function () { return this.length; }",
  });
  await session.send("Runtime.releaseObject", { objectId: String(objects.objectId) });
  return Number(count.value);
}

test("opened and closed again and again, it leaves nothing behind", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visitFigure(page);
  const list = await listTop(page);
  const session = await page.context().newCDPSession(page);
  const leftAfter = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      await openButton(page).click();
      await expectState(page, "ready");
      expect(await listTop(page), "what stands below keeps its place").toBe(list);
      await page.keyboard.press("Escape");
      await expectState(page, "idle");
    }
    await session.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    const kinds = ["WebGL2RenderingContext", "HTMLCanvasElement", "Float32Array", "Uint16Array", "Map"];
    const alive = new Map<string, number>();
    for (const kind of kinds) alive.set(kind, await countAlive(session, kind));
    return { nodes, jsEventListeners, ...Object.fromEntries(alive) };
  };
  expect(await leftAfter(2)).toEqual(await leftAfter(1));
});
