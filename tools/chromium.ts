import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram } from "./programs.ts";

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

/** The same, with WebGL and compositing in software, as on a computer without a graphics card. */
export const softwareGraphics = [
  ...chromiumArgs.filter((arg) => arg !== "--disable-gpu"),
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--disable-gpu-compositing",
];

/** The browser that tests and benchmarks drive: CHROME_PATH, the system's, or Playwright's own. */
export const findChromium = (): string | undefined =>
  process.env.CHROME_PATH ??
  findProgram("chromium") ??
  [macApplication, chromium.executablePath()].find(existsSync);

/** The same engine without a desktop around it: half the work in a test, but no autofill. */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROME_PATH ?? findProgram("headlessShell") ?? findChromium();

export const launchOptions = (executablePath = findChromium(), more: readonly string[] = []) => ({
  args: [...chromiumArgs, ...more],
  ...(executablePath && { executablePath }),
});
