import type { Page } from "@playwright/test";

interface Drawing {
  /** Draw calls of each frame: those that follow each other without a pause. */
  readonly frames: number[];
  /** When the last frame was drawn, in the page's time. */
  last: number;
}

type Watched = typeof globalThis & { drawing: Drawing };

/** Runs in the page before its own scripts. */
function watch() {
  const drawing: Drawing = { frames: [], last: 0 };
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
            calls = 0;
          });
        calls += 1;
        return original.apply(this, given);
      },
    });
  }
}

/** Counts what WebGL draws in a page that is yet to be opened; answers the draw calls of each frame so far. */
export async function watchFrames(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(watch);
  return () => page.evaluate(() => (globalThis as Watched).drawing.frames);
}

/** Waits until a watched page has drawn nothing for so many milliseconds. */
export async function untilStill(page: Page, quiet: number, timeout: number) {
  // What was asked for just now is drawn with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(
    (span) => performance.now() - (globalThis as Watched).drawing.last > span,
    quiet,
    { polling: 50, timeout },
  );
}
