import puppeteer, { type Page } from "puppeteer-core";
import { findProgram } from "../../tools/programs.ts";
import type { Driver, LaunchOptions } from "./driver.ts";

function listen(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    // A failed load is reported below with its address, which the console's message leaves out.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource:"))
      problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`page: ${String(error)}`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return problems;
}

/** Puppeteer's own methods wait for an event that a page from the back/forward cache never sends. */
const travel = (page: Page, steps: number) =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), steps);

/** Over WebDriver BiDi, which Firefox speaks itself: Debian has no geckodriver for other clients to talk to. */
export async function launchFirefox({ origin, hasScripts }: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findProgram("firefox") ?? "",
    extraPrefsFirefox: {
      // Without a mouse, media queries would report none: this is a fine pointer (4) that hovers (2).
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
      "javascript.enabled": hasScripts,
    },
  });
  const page = await browser.newPage();
  return {
    problems: listen(page),
    goto: (path) => page.goto(origin + path),
    back: () => travel(page, -1),
    forward: () => travel(page, 1),
    resize: (width, height) => page.setViewport({ width, height }),
    movePointer: (x, y) => page.mouse.move(x, y),
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
    close: () => browser.close(),
  };
}
