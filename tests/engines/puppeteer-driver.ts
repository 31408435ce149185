import puppeteer, { type Browser, type LaunchOptions as Launch, type Page } from "puppeteer-core";
import { chromiumArgs, findHeadlessShell } from "../../tools/chromium.ts";
import { pathOf, startDisplay } from "./display.ts";
import type { Driver, LaunchOptions } from "./driver.ts";

/** Machines without a mouse say so to the styles. This visitor has one: a fine pointer (4) that hovers (2). */
const mouseForChromium =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
const mouseForFirefox = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

/** Firefox draws in 3D without a graphics card only where there is a display to draw on. */
const drawingForFirefox = { "webgl.force-enabled": true };

const chromiumOptions = (): Launch => ({
  browser: "chrome",
  executablePath: findHeadlessShell() ?? "",
  args: [...chromiumArgs, mouseForChromium],
});

const firefoxOptions = (hasScripts: boolean, display: string): Launch => ({
  browser: "firefox",
  executablePath: pathOf("firefox"),
  env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1" },
  // Firefox has no command for it: scripts are off for the whole of the browser or not at all.
  extraPrefsFirefox: { ...mouseForFirefox, ...drawingForFirefox, "javascript.enabled": hasScripts },
});

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

export async function launchChromium({ origin, hasScripts }: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch(chromiumOptions());
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(hasScripts);
  return drive(browser, page, origin);
}

export async function launchFirefox({ origin, hasScripts }: LaunchOptions): Promise<Driver> {
  const display = await startDisplay();
  const browser = await puppeteer.launch(firefoxOptions(hasScripts, display.name));
  const driver = drive(browser, await browser.newPage(), origin);
  return {
    ...driver,
    close: async () => {
      await driver.close();
      await display.stop();
    },
  };
}
