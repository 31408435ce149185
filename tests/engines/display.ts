import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { findProgram, type ProgramName } from "../../tools/programs.ts";

export function pathOf(name: ProgramName): string {
  const path = findProgram(name);
  if (!path) throw new Error(`${name} is not on this machine.`);
  return path;
}

export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** A display without a screen. Xvfb picks one that is free and names it on the file it is given. */
export async function startDisplay() {
  const child = spawn(
    pathOf("xvfb"),
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [display] = await once(child.stdio[3] as Readable, "data");
  return { name: `:${String(display).trim()}`, stop: () => end(child) };
}
