import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** Debian's nginx, Caddy and wrk: the machine's own, or unpacked here without installing (and starting) them. */

const cache = resolve("node_modules/.cache/servers");
const versionFlag = { nginx: "-v", caddy: "version", wrk: "-v" } as const;

export type Program = keyof typeof versionFlag;

export function findProgram(name: Program): string | undefined {
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    "/usr/sbin",
    "/usr/bin",
    join(cache, "usr/sbin"),
    join(cache, "usr/bin"),
  ];
  return folders
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path) && !spawnSync(path, [versionFlag[name]]).error);
}

const run = (command: string, args: readonly string[], cwd: string) =>
  spawnSync(command, args, { cwd, stdio: "ignore" }).status === 0;

/** Needs no root, and leaves the machine as it was. */
export function unpackProgram(name: Program) {
  mkdirSync(cache, { recursive: true });
  const download = () => run("apt-get", ["download", name], cache);
  if (!download() && run("apt-get", ["update"], cache)) download();
  for (const file of readdirSync(cache).filter((entry) => entry.endsWith(".deb")))
    run("dpkg-deb", ["--extract", file, "."], cache);
}
