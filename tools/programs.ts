import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

interface Program {
  readonly commands: readonly string[];
  readonly debian: string;
  /** Runs from where it is unpacked: needs no root and starts no service. */
  readonly isUnpacked?: true;
}

/** Programs that do not come with npm: the machine's own, or Debian's, got when they are needed. */
const programs = {
  nginx: { commands: ["nginx"], debian: "nginx", isUnpacked: true },
  caddy: { commands: ["caddy"], debian: "caddy", isUnpacked: true },
  chromium: {
    commands: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    debian: "chromium",
  },
  headlessShell: { commands: ["chromium-headless-shell"], debian: "chromium-headless-shell" },
  firefox: { commands: ["firefox-esr", "firefox"], debian: "firefox-esr" },
  webkitDriver: { commands: ["WebKitWebDriver"], debian: "webkit2gtk-driver" },
  xvfb: { commands: ["Xvfb"], debian: "xvfb" },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;
const recordOf = (name: ProgramName): Program => programs[name];
const packagesOf = (names: readonly ProgramName[]) => names.map((name) => recordOf(name).debian);

const unpacked = resolve("node_modules/.cache/programs");
const folders = [
  ...(process.env.PATH ?? "").split(delimiter),
  // Servers often lie where only root looks.
  "/usr/sbin",
  join(unpacked, "usr/sbin"),
  join(unpacked, "usr/bin"),
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const findProgram = (name: ProgramName): string | undefined =>
  recordOf(name)
    .commands.flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(isExecutable);

/** What it prints is of interest only when it fails. */
export function runQuietly(command: string, args: readonly string[], cwd = ".") {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) console.error(`${command} ${args.join(" ")} failed:\n${error ?? stdout + stderr}`);
}

function unpack(names: readonly ProgramName[]) {
  mkdirSync(unpacked, { recursive: true });
  runQuietly("apt-get", ["download", ...packagesOf(names)], unpacked);
  for (const file of readdirSync(unpacked).filter((entry) => entry.endsWith(".deb")))
    runQuietly("dpkg-deb", ["--extract", file, "."], unpacked);
}

/** Gets what is missing where that can be done; answers with what is missing still. */
export function getPrograms(names: readonly ProgramName[]): readonly ProgramName[] {
  const wanted = names.filter((name) => !findProgram(name));
  const isDebian = existsSync("/etc/debian_version");
  if (wanted.length === 0 || !isDebian) return wanted;
  console.log(`*** Not on this machine: ${packagesOf(wanted).join(", ")}. Asking apt-get, once. ***`);
  const isRoot = process.getuid?.() === 0;
  const toUnpack = wanted.filter((name) => recordOf(name).isUnpacked);
  const toInstall = wanted.filter((name) => !recordOf(name).isUnpacked);
  if (isRoot) runQuietly("apt-get", ["update"]);
  if (toUnpack.length > 0) unpack(toUnpack);
  if (isRoot && toInstall.length > 0)
    runQuietly("apt-get", ["install", "--yes", "--no-install-recommends", ...packagesOf(toInstall)]);
  return wanted.filter((name) => !findProgram(name));
}

/** Tests that cannot run are skipped in plain sight; where nobody looks on, they fail. */
export function skipLoudly(missing: readonly ProgramName[], consequence: string) {
  const line = `${packagesOf(missing).join(", ")} cannot be found here, so ${consequence}.`;
  if (process.env.CI) throw new Error(line);
  console.error(`*** SKIPPED: ${line} ***`);
}
