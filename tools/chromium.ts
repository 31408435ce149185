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

/** The same, with WebGL drawn by the processor and the page put together without it, as where there is no graphics card. */
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

/**
 * The same engine without the desktop around it, which is half of a browser's work in a test. What belongs to
 * the desktop (autofill) is not in it.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROME_PATH ?? findProgram("headlessShell") ?? findChromium();
