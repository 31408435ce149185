import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "../../tools/chromium.ts";

/** The built site, and a browser to visit it with. */
export interface Site {
  readonly origin: string;
  /** Every page, and one address that there is not. */
  readonly paths: readonly string[];
  readonly browser: Browser;
  readonly debuggingPort: number;
}

export const missingPath = "/no-such-page";

const pathOf = (page: string) => ({ index: "/", 404: missingPath })[page] ?? `/${page}`;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Serves it as in production. Without a build the server says so. */
export async function serveBuild() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, HOST: "127.0.0.1", PORT: String(port), ACCESS_LOG: "off" };
  const server = spawn(process.execPath, ["server/index.ts"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isUp = () => fetch(origin).then(Boolean, () => false);
  while (!(await isUp())) {
    if (server.exitCode !== null) process.exit(1);
    await wait(100);
  }
  return { origin, stop: () => void server.kill() };
}

export async function openSite(origin: string): Promise<Site> {
  const debuggingPort = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    // WebGL is drawn by the processor where there is no graphics card.
    args: [...chromiumArgs, "--enable-unsafe-swiftshader", `--remote-debugging-port=${debuggingPort}`],
    // Playwright switches the back/forward cache off. Visitors have it.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(executablePath ? { executablePath } : {}),
  });
  const pages = readdirSync("dist").filter((file) => file.endsWith(".html"));
  const paths = pages.map((file) => pathOf(file.slice(0, -".html".length))).toSorted();
  return { origin, paths, browser, debuggingPort };
}
