import { vi } from "vitest";
import { type Driver, documentState, type LaunchOptions, type Size } from "./driver.ts";
import { problemsKey, takeHeard } from "./watch-page.ts";
import { type WatchedSite, watchSite } from "./watched-site.ts";
import { clicking, moveTo, pressing, typing } from "./webdriver-actions.ts";
import { startSession, type WebDriverSession } from "./webdriver-session.ts";
import { startWebKit } from "./webkit-processes.ts";

type Hands = Omit<Driver, "open" | "resize" | "takeProblems" | "close">;

function handsOf({ command }: WebDriverSession): Hands {
  const act = async (name: string, body: object = {}) => void (await command(name, body));
  return {
    back: () => act("back"),
    forward: () => act("forward"),
    movePointer: (to) => act("actions", moveTo(to)),
    clickHere: () => act("actions", clicking),
    press: (...keys) => act("actions", pressing(keys)),
    type: (text) => act("actions", typing(text)),
    evaluate: async (read, ...args) =>
      (await command("execute/sync", { script: `return (${read}).apply(null, arguments)`, args })) as never,
  };
}

/** The window is larger than the page by the browser's own bars. */
async function resizePage({ command }: WebDriverSession, { evaluate }: Hands, { width, height }: Size) {
  const bars = await evaluate(() => outerHeight - innerHeight);
  await command("window/rect", { x: 0, y: 0, width, height: height + bars });
  const measured = () => evaluate(() => `${innerWidth} x ${innerHeight}`);
  await vi.waitUntil(async () => (await measured()) === `${width} x ${height}`, { timeout: 5000 });
}

function drive(session: WebDriverSession, site: WatchedSite, stop: () => Promise<void>): Driver {
  const hands = handsOf(session);
  return {
    ...hands,
    open: async (path) => {
      const former = await hands.evaluate(documentState);
      await session.command("url", { url: `${site.origin}${path}` });
      // The driver may answer before the document has changed.
      await vi.waitUntil(async () => {
        const { startedAt, state } = await hands.evaluate(documentState);
        return startedAt !== former.startedAt && state === "complete";
      }, 15_000);
      return site.statusOf(path) ?? 0;
    },
    resize: (size) => resizePage(session, hands, size),
    takeProblems: async () => [...site.failures.splice(0), ...(await hands.evaluate(takeHeard, problemsKey))],
    close: () => session.end().finally(stop),
  };
}

export async function launchWebKit({ origin, hasScripts }: LaunchOptions): Promise<Driver> {
  const [processes, site] = await Promise.all([startWebKit(), watchSite(origin)]);
  const args = ["--automation", `--enable-javascript=${hasScripts}`];
  const stop = async () => void (await Promise.all([processes.stop(), site.stop()]));
  try {
    const session = await startSession(processes.address, { "webkitgtk:browserOptions": { args } });
    return drive(session, site, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}
