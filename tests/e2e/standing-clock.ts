import type { Page } from "@playwright/test";

/** React works through tasks of its own; with time standing still, it has answered after a few turns of the queue. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn++)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
  });

/** A countdown goes on, or stands still, before the clock moves. */
export async function pass(page: Page, milliseconds: number) {
  await settle(page);
  await page.clock.runFor(milliseconds);
}

/** The next frame, and what waits for it to be painted. */
export const passAFrame = (page: Page) => pass(page, 20);
