import { existsSync, readdirSync, statSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium, softwareGraphics } from "../tools/chromium.ts";
import { startServer } from "../tools/servers.ts";
import { type Figure, report } from "./measure/table.ts";

/** `npm run bench -- viewer`: what the 3D view costs, against limits that fail. Needs a build in dist. */

const limits = { viewer: 120_000, model: 60_000, drawCalls: 12 } as const;
const patience = 120_000;
const turns = 30;

function weigh(name: RegExp): number {
  const file = readdirSync("dist/assets").find((candidate) => name.test(candidate));
  if (!file) throw new Error(`The build holds no script ${name}.`);
  return statSync(`dist/assets/${file}`).size;
}

/** Runs in the page before its own scripts: how many draws each frame takes. */
function countDraws() {
  const frames: number[] = [];
  let calls = 0;
  Object.assign(globalThis, { drawnFrames: frames });
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
            frames.push(calls);
            calls = 0;
          });
        calls += 1;
        return original.apply(this, given);
      },
    });
  }
}

const drawnFrames = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { drawnFrames: number[] }).drawnFrames]);

/** Turns the machine by key, one press per frame, and answers the milliseconds between frames. */
function turnOften(count: number): Promise<number> {
  const canvas = document.querySelector("canvas");
  return new Promise((resolve) => {
    let left = count;
    const start = performance.now();
    const turn = () => {
      canvas?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      left -= 1;
      if (left > 0) requestAnimationFrame(turn);
      else requestAnimationFrame(() => resolve((performance.now() - start) / count));
    };
    turn();
  });
}

async function measure(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(countDraws);
  const scripts = new Set<string>();
  page.on("request", (request) => void scripts.add(new URL(request.url()).pathname));
  await page.goto(`${origin}/syfor-drones`, { waitUntil: "networkidle" });
  const button = page.getByRole("button", { name: /3D/ });
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const early = [...scripts].filter((path) => /\/(?:viewer|_virtual_sy300)-/.test(path)).length;
  const start = performance.now();
  await button.click();
  await page.locator('[data-viewer][data-state="ready"]').waitFor({ timeout: patience });
  const opening = Math.round(performance.now() - start);
  const frameTime = Math.round(await page.evaluate(turnOften, turns));
  await page.getByRole("radio", { name: "Flown" }).check();
  await page.waitForTimeout(3000);
  const drawCalls = Math.max(...(await drawnFrames(page)));
  await page.close();
  return [
    { name: "viewer, brotli", value: weigh(/^viewer-.*\.js\.br$/), limit: limits.viewer },
    { name: "model, brotli", value: weigh(/^_virtual_sy300-.*\.js\.br$/), limit: limits.model },
    { name: "of these, scripts before the button", value: early, limit: 0 },
    { name: "draw calls in a frame, at most", value: drawCalls, limit: limits.drawCalls },
    { name: "ms to the first frame, no GPU", value: opening },
    { name: "ms a frame while turning, no GPU", value: frameTime },
  ];
}

export async function run(): Promise<boolean> {
  if (!existsSync("dist/index.html")) {
    console.error("Needs a build (npm run build).");
    return false;
  }
  const server = await startServer("node");
  try {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: softwareGraphics,
      ...(executablePath ? { executablePath } : {}),
    });
    const origin = `http://127.0.0.1:${server.port}`;
    return report("The 3D view", await measure(browser, origin).finally(() => browser.close()));
  } finally {
    await server.stop();
  }
}
