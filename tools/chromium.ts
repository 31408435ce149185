import { chromium } from "@playwright/test";
import { findProgram, getPrograms, isExecutable, runQuietly } from "./programs.ts";

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

/** The same, with WebGL drawn by the processor and the page put together without it, as where there is no graphics card. */
export const softwareGraphics = [
  ...chromiumArgs.filter((arg) => arg !== "--disable-gpu"),
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--disable-gpu-compositing",
];

/** The browser the tests and benchmarks drive: CHROME_PATH, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  if (process.env.CHROME_PATH) return findProgram("chromium");
  return findProgram("chromium") ?? [macApplication, chromium.executablePath()].find(isExecutable);
}

/**
 * The same engine without the desktop around it, which is half of a browser's work in a test. What belongs to
 * the desktop (autofill) is not in it.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROME_PATH ? findChromium() : (findProgram("headlessShell") ?? findChromium());

/** Finds Chromium, or gets Debian's, or Playwright's where there is no Debian or no right to install. */
export function getChromium(): string | undefined {
  const found = findChromium();
  if (found || getPrograms(["chromium"]).length === 0 || process.env.CHROME_PATH) return findChromium();
  console.log("\n*** Not on this machine: Chromium. Getting Playwright's, once. ***\n");
  // The system's packages may be there already, or beyond our rights.
  if (!runQuietly("playwright", ["install", "--with-deps", "chromium"]))
    runQuietly("playwright", ["install", "chromium"]);
  return findChromium();
}
