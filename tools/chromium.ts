import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApplication = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Quiet and reproducible: no sandbox inside containers, no calls home, no graphics card. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
];

/** The same, with WebGL drawn by the processor, as for visitors without a graphics card. */
export const softwareGraphics = [
  ...chromiumArgs.filter((arg) => arg !== "--disable-gpu"),
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser the tests and benchmarks drive: CHROME_PATH, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const { CHROME_PATH, PATH = "" } = process.env;
  if (CHROME_PATH) return isExecutable(CHROME_PATH) ? CHROME_PATH : undefined;
  const onPath = commands.flatMap((command) => PATH.split(delimiter).map((folder) => join(folder, command)));
  return [...onPath, macApplication, chromium.executablePath()].find(isExecutable);
}
