import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "../../tools/chromium.ts";
import { startServer } from "../../tools/servers.ts";

export function launchChromium(args: readonly string[] = chromiumArgs): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: [...args], ...(executablePath ? { executablePath } : {}) });
}

/** Lends a browser, and closes it whatever happens. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  args?: readonly string[],
): Promise<Result> {
  const browser = await launchChromium(args);
  return await use(browser).finally(() => browser.close());
}

/** The build, served as in production, and a browser to visit it with. Without a build it says so, and fails. */
export async function withSite(
  measure: (browser: Browser, origin: string) => Promise<boolean>,
  args?: readonly string[],
): Promise<boolean> {
  if (!existsSync("dist/index.html")) {
    console.error("Needs a build (npm run build).");
    return false;
  }
  const server = await startServer("node");
  return await withBrowser((browser) => measure(browser, `http://127.0.0.1:${server.port}`), args).finally(
    () => server.stop(),
  );
}
