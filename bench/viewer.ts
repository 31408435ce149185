import { readdirSync, statSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { softwareGraphics } from "../tools/chromium.ts";
import { untilStill, watchFrames } from "../tools/drawn-frames.ts";
import { type Figure, report } from "./measure/table.ts";
import { withSite } from "./measure/with-site.ts";

/** `npm run bench -- viewer`: what the 3D view costs, against limits that fail. Needs a build in dist. */

/** The page itself takes its time to show a frame, even an empty one: turning is held to a multiple of that. */
const limits = { bytes: 230_000, turning: 2.5 } as const;
const patience = 120_000;
const frames = 40;

function weigh(name: RegExp): number {
  const file = readdirSync("dist/assets").find((candidate) => name.test(candidate));
  if (!file) throw new Error(`The build holds no script ${name}.`);
  return statSync(`dist/assets/${file}`).size;
}

/** Turns the machine by key, one press per frame. */
function turn(count: number): Promise<void> {
  const canvas = document.querySelector("[data-viewer] canvas");
  return new Promise((resolve) => {
    let left = count;
    const next = () => {
      canvas?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      left -= 1;
      requestAnimationFrame(() => (left > 0 ? next() : resolve()));
    };
    next();
  });
}

/** Shows a canvas in the poster's place that is wiped and nothing else, one frame after the other. */
function wipe(count: number): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "position: absolute; inset: 0; width: 100%; height: 100%";
  document.querySelector("[data-viewer] picture")?.parentElement?.parentElement?.append(canvas);
  const context = canvas.getContext("webgl2", { antialias: false });
  return new Promise((resolve) => {
    let left = count;
    const next = () => {
      context?.clearColor(0, 0, left / count, 1);
      context?.clear(context.COLOR_BUFFER_BIT);
      left -= 1;
      if (left > 0) return requestAnimationFrame(next);
      canvas.remove();
      return resolve();
    };
    requestAnimationFrame(next);
  });
}

interface Cost {
  /** What the graphics took of the processor, in milliseconds: a busy machine changes it little. */
  readonly work: number;
  /** From frame to frame. */
  readonly time: number;
}

/** What a frame costs, on average over many. */
async function costOf(page: Page, act: (count: number) => Promise<void>): Promise<Cost> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const worked = async () => {
    const { processInfo = [] } = (await session?.send("SystemInfo.getProcessInfo")) ?? {};
    return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === "GPU" ? cpuTime * 1000 : 0), 0);
  };
  // The first frames set the pace.
  await page.evaluate(act, frames / 2);
  const [work, start] = [await worked(), performance.now()];
  await page.evaluate(act, frames);
  const cost = { work: ((await worked()) - work) / frames, time: (performance.now() - start) / frames };
  await session?.detach();
  return cost;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

async function measure(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await watchFrames(page);
  const scripts = new Set<string>();
  page.on("request", (request) => void scripts.add(new URL(request.url()).pathname));
  await page.goto(`${origin}/syfor-drones`, { waitUntil: "networkidle" });
  const button = page.getByRole("button", { name: /3D/ });
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const early = [...scripts].filter((path) => /\/(?:create-viewer|_virtual_sy300)[-.]/.test(path)).length;
  // The browser is still busy with pictures further down.
  await page.waitForTimeout(2000);
  const empty = await costOf(page, wipe);
  const start = performance.now();
  await button.click();
  await page.locator('[data-viewer][data-state="ready"]').waitFor({ timeout: patience });
  const opening = Math.round(performance.now() - start);
  await untilStill(page, 1000, patience);
  const turning = await costOf(page, turn);
  await page.locator("[data-viewer]").getByRole("radio", { name: "Flown" }).check();
  await untilStill(page, 1000, patience);
  await page.close();
  return [
    {
      name: "viewer and model, brotli",
      value: weigh(/^create-viewer[-.].*\.js\.br$/) + weigh(/^_virtual_sy300[-.].*\.js\.br$/),
      limit: limits.bytes,
    },
    { name: "of these, scripts before the button", value: early, limit: 0 },
    {
      name: "turning, times an empty frame",
      value: rounded(turning.work / empty.work),
      limit: limits.turning,
    },
    { name: "ms to the first frame, no GPU", value: opening },
    { name: "ms of work, an empty frame", value: rounded(empty.work) },
    { name: "ms of work, a frame while turning", value: rounded(turning.work) },
    { name: "ms a frame while turning, no GPU", value: rounded(turning.time) },
  ];
}

export const run = () =>
  withSite(
    async (browser, origin) => report("The 3D view", await measure(browser, origin)),
    softwareGraphics,
  );
