import type { Page } from "@playwright/test";

interface Drawing {
  /** Draw calls of each frame, which are those made in one task. */
  readonly frames: number[];
  /** When the last frame was drawn, in the page's time. */
  last: number;
  /** The last frame was drawn at the full resolution of the screen. */
  isSharp: boolean;
}

type Watched = typeof globalThis & { drawing: Drawing };

/** Runs in the page, before its own scripts. */
function watch() {
  const drawing: Drawing = { frames: [], last: 0, isSharp: false };
  let calls = 0;
  Object.assign(globalThis, { drawing });
  const { prototype } = WebGL2RenderingContext;
  for (const name of [
    "drawArrays",
    "drawElements",
    "drawArraysInstanced",
    "drawElementsInstanced",
  ] as const) {
    const original = prototype[name] as (...given: number[]) => void;
    Object.assign(prototype, {
      [name](this: WebGL2RenderingContext, ...given: number[]) {
        if (calls === 0)
          queueMicrotask(() => {
            drawing.frames.push(calls);
            drawing.last = performance.now();
            const { width, clientWidth } = this.canvas as HTMLCanvasElement;
            drawing.isSharp = width >= Math.floor(clientWidth * devicePixelRatio);
            calls = 0;
          });
        calls += 1;
        return original.apply(this, given);
      },
    });
  }
}

/** Counts what WebGL draws in a page that is yet to be opened; the result returns the draw calls of each frame. */
export async function watchFrames(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(watch);
  return () => page.evaluate(() => (globalThis as Watched).drawing.frames);
}

/** Whatever was just requested is drawn in the next frame. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until a watched page has drawn nothing for `quiet` milliseconds. */
export async function untilStill(page: Page, quiet: number, timeout: number) {
  await nextFrame(page);
  await page.waitForFunction(
    (span) => performance.now() - (globalThis as Watched).drawing.last > span,
    quiet,
    { polling: 50, timeout },
  );
}

/** Waits until the coarse frames of a motion are followed by one at full resolution. */
export async function untilSharp(page: Page, timeout: number) {
  await nextFrame(page);
  await page.waitForFunction(() => (globalThis as Watched).drawing.isSharp, undefined, {
    polling: 50,
    timeout,
  });
}
