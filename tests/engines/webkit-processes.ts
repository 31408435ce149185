import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { vi } from "vitest";
import { findProgram, type ProgramName } from "../../tools/programs.ts";
import { freePort } from "../../tools/servers.ts";

/** What stands behind a WebKitGTK session: a display without a screen, and the driver on it. */
export interface WebKitProcesses {
  /** Where the driver takes commands. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

function pathOf(name: ProgramName): string {
  const path = findProgram(name);
  if (!path) throw new Error(`${name} is not on this machine.`);
  return path;
}

const noGraphicsCard = { GDK_BACKEND: "x11", WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" };

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** Xvfb picks a display that is free and names it on the file it is given. */
async function startDisplay(): Promise<[ChildProcess, string]> {
  const child = spawn(
    pathOf("xvfb"),
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [display] = await once(child.stdio[3] as Readable, "data");
  return [child, `:${String(display).trim()}`];
}

export async function startWebKit(): Promise<WebKitProcesses> {
  const home = mkdtempSync(join(tmpdir(), "syfor-webkit-"));
  const port = await freePort();
  const [screen, display] = await startDisplay();
  const driver = spawn(pathOf("webkitDriver"), [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...noGraphicsCard, DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home },
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 15_000, interval: 50 });
  return {
    address,
    stop: async () => {
      await end(driver);
      // Whatever the driver has started ends with the display.
      await end(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
