import { readdirSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "../../tools/chromium.ts";
import { freePort } from "../../tools/servers.ts";

/** The built site, and a browser to visit it with. */
export interface Site {
  readonly origin: string;
  /** Every page, and one address that does not exist. */
  readonly paths: readonly string[];
  readonly browser: Browser;
  readonly debuggingPort: number;
}

export const missingPath = "/no-such-page";

const pathOf = (page: string) => ({ index: "/", 404: missingPath })[page] ?? `/${page}`;

export async function openSite(origin: string): Promise<Site> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch(
    // WebGL is drawn in software where there is no graphics card.
    launchOptions(undefined, ["--enable-unsafe-swiftshader", `--remote-debugging-port=${debuggingPort}`]),
  );
  const pages = readdirSync("dist").filter((file) => file.endsWith(".html"));
  const paths = pages.map((file) => pathOf(file.slice(0, -".html".length))).toSorted();
  return { origin, paths, browser, debuggingPort };
}
