import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Key as Code, Origin, type WebDriver } from "selenium-webdriver";
import { vi } from "vitest";
import { findProgram } from "../../tools/programs.ts";
import { freePort } from "../../tools/servers.ts";
import type { Driver, Key, LaunchOptions } from "./driver.ts";

const codes: Partial<Record<Key, string>> = {
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  Tab: Code.TAB,
  ArrowDown: Code.ARROW_DOWN,
  ArrowRight: Code.ARROW_RIGHT,
  Control: Code.CONTROL,
};

/** WebKitGTK has no headless mode: the driver runs on a virtual display. */
async function startWebDriver() {
  const home = mkdtempSync(join(tmpdir(), "syfor-webkit-"));
  const port = await freePort();
  const display = spawn(
    findProgram("xvfb") ?? "",
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [name] = await once(display.stdio[3] as Readable, "data");
  const driver = spawn(findProgram("webkitDriver") ?? "", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${String(name).trim()}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      GDK_BACKEND: "x11",
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 15_000, interval: 50 });
  const stop = () => {
    driver.kill("SIGKILL");
    // Everything that the driver has started ends with the display.
    display.kill("SIGKILL");
    rmSync(home, { recursive: true, force: true, maxRetries: 10 });
  };
  return { address, stop };
}

function drive(browser: WebDriver, origin: string, stop: () => void): Driver {
  // A script sent to a page that is entering the back/forward cache is never answered: ask the next page.
  const evaluate: Driver["evaluate"] = (read, ...args) =>
    Promise.race([
      browser.executeScript<ReturnType<typeof read>>(`return (${read}).apply(null, arguments)`, ...args),
      wait(10_000, undefined, { ref: false }).then(() =>
        Promise.reject(new Error("The page did not answer.")),
      ),
    ]);
  const act = () => browser.actions();
  return {
    goto: (path) => browser.get(origin + path),
    back: () => browser.navigate().back(),
    forward: () => browser.navigate().forward(),
    resize: async (width, height) => {
      // The window is larger than the page by the browser's own bars.
      const bars = await evaluate(() => outerHeight - innerHeight);
      await browser
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + bars });
      await vi.waitUntil(async () => (await evaluate(() => innerWidth)) === width, { timeout: 5000 });
    },
    movePointer: (x, y) =>
      act()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .perform(),
    clickHere: () => act().press().release().perform(),
    press: (...keys) => {
      const values = keys.map((key) => codes[key] ?? key);
      const down = values.reduce((actions, value) => actions.keyDown(value), act());
      return values
        .toReversed()
        .reduce((actions, value) => actions.keyUp(value), down)
        .perform();
    },
    type: (text) => act().sendKeys(text).perform(),
    evaluate,
    close: () => browser.quit().finally(stop),
  };
}

export async function launchWebKit({ origin, hasScripts }: LaunchOptions): Promise<Driver> {
  const { address, stop } = await startWebDriver();
  const args = ["--automation", `--enable-javascript=${hasScripts}`];
  try {
    const browser = await new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } })
      .build();
    return drive(browser, origin, stop);
  } catch (error) {
    stop();
    throw error;
  }
}
