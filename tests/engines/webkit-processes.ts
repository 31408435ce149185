import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { freePort } from "../../tools/servers.ts";
import { end, pathOf, startDisplay } from "./display.ts";

/** What stands behind a WebKitGTK session: a display without a screen, and the driver on it. */
export interface WebKitProcesses {
  /** Where the driver takes commands. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const noGraphicsCard = { GDK_BACKEND: "x11", WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" };

export async function startWebKit(): Promise<WebKitProcesses> {
  const home = mkdtempSync(join(tmpdir(), "syfor-webkit-"));
  const port = await freePort();
  const display = await startDisplay();
  const driver = spawn(pathOf("webkitDriver"), [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...noGraphicsCard, DISPLAY: display.name, HOME: home, XDG_RUNTIME_DIR: home },
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 15_000, interval: 50 });
  return {
    address,
    stop: async () => {
      await end(driver);
      // Whatever the driver has started ends with the display.
      await display.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
