import puppeteer, { type Browser, type LaunchOptions as Launch, type Page } from "puppeteer-core";
import { chromiumArgs, findChromium } from "../../tools/chromium.ts";
import { findProgram } from "../../tools/programs.ts";
import type { Driver, LaunchOptions } from "./driver.ts";

type Engine = "chromium" | "firefox";

/** Machines without a mouse say so to the styles. This visitor has one: a fine pointer (4) that hovers (2). */
const mouseForChromium =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
const mouseForFirefox = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

function launchOptions(engine: Engine, hasScripts: boolean): Launch {
  if (engine === "chromium") {
    const args = [...chromiumArgs, mouseForChromium];
    return { browser: "chrome", executablePath: findChromium() ?? "", args };
  }
  return {
    browser: "firefox",
    executablePath: findProgram("firefox") ?? "",
    // Firefox has no command for it: scripts are off for the whole of the browser or not at all.
    extraPrefsFirefox: { ...mouseForFirefox, "javascript.enabled": hasScripts },
  };
}

/** Collects what goes wrong in the page, one line each. */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    // A failed load is reported below with its address, which the console's message leaves out.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource:"))
      problems.push(`console error: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`page error: ${String(error)}`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return problems;
}

function drive(browser: Browser, page: Page, origin: string): Driver {
  const problems = watchProblems(page);
  return {
    open: async (path) => (await page.goto(`${origin}${path}`))?.status() ?? 0,
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    resize: (size) => page.setViewport(size).then(() => undefined),
    movePointer: ({ x, y }) => page.mouse.move(x, y),
    clickHere: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    evaluate: (read, ...args) => page.evaluate(read as never, ...args),
    takeProblems: async () => problems.splice(0),
    close: () => browser.close(),
  };
}

export async function launchWithPuppeteer(
  engine: Engine,
  { origin, hasScripts }: LaunchOptions,
): Promise<Driver> {
  const browser = await puppeteer.launch(launchOptions(engine, hasScripts));
  const page = await browser.newPage();
  if (engine === "chromium") await page.setJavaScriptEnabled(hasScripts);
  return drive(browser, page, origin);
}
