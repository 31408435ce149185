import type { CDPSession, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import {
  canvasOf,
  expectState,
  figureOf,
  listTop,
  openButton,
  patience,
  settled,
  silhouette,
} from "./figure.ts";

type Frames = () => Promise<readonly number[]>;

const expectMoreThan = (drawn: number, frames: Frames) =>
  expect.poll(async () => (await frames()).length, { timeout: patience }).toBeGreaterThan(drawn);

export async function expectLostContextToComeBack(page: Page, frames: Frames) {
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
  await expectMoreThan(drawn, frames);
  await settled(page);
  const after = await silhouette(page);
  expect(Math.abs(after.width - before.width)).toBeLessThan(0.01);
  expect(Math.abs(after.share - before.share)).toBeLessThan(0.005);
}

export async function expectNothingDrawnOutOfSight(page: Page, frames: Frames) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await settled(page);
  const drawn = (await frames()).length;
  // Chosen by script: a pointer would scroll back to it.
  await figureOf(page)
    .getByRole("radio", { name: "Flown" })
    .evaluate((radio) => (radio as HTMLInputElement).click());
  await page.waitForTimeout(1500);
  expect(await frames()).toHaveLength(drawn);
  await canvasOf(page).scrollIntoViewIfNeeded();
  await expectMoreThan(drawn, frames);
  await settled(page);
}

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

export async function expectNothingLeftBehind(page: Page) {
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
    const usage: { readonly backingStorageSize?: number } = await session.send("Runtime.getHeapUsage");
    // What arrays of numbers take; a model's would be a hundred times this.
    const tensOfKilobytes = Math.round((usage.backingStorageSize ?? Number.NaN) / 10_000);
    const kinds = ["WebGL2RenderingContext", "HTMLCanvasElement", "Map"];
    const alive = new Map(Object.entries({ nodes, jsEventListeners, tensOfKilobytes }));
    for (const kind of kinds) alive.set(kind, await countAlive(session, kind));
    return alive;
  };
  const [early, late] = [await leftAfter(2), await leftAfter(1)];
  // On a busy machine the page's arrival may still hold something at first, so that less is left later; never more.
  const more = [...late].filter(([kind, count]) => !(count <= (early.get(kind) ?? 0)));
  expect(more, "what has become more").toEqual([]);
}

export async function expectContextGivenBackOnLeaving(page: Page) {
  await openButton(page).click();
  await expectState(page, "ready");
  await page.evaluate(() => {
    Object.assign(globalThis, { context: document.querySelector("canvas")?.getContext("webgl2") });
  });
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  const isLost = () =>
    page.evaluate(
      () => (globalThis as unknown as { context?: WebGL2RenderingContext }).context?.isContextLost() ?? true,
    );
  await expect.poll(isLost).toBe(true);
}
