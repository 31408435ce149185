import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

/** Programs that do not come with npm: their commands, and Debian's package for each. */
const programs = {
  nginx: { commands: ["nginx"], debian: "nginx" },
  caddy: { commands: ["caddy"], debian: "caddy" },
  chromium: {
    commands: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    debian: "chromium",
  },
  headlessShell: { commands: ["chromium-headless-shell"], debian: "chromium-headless-shell" },
  firefox: { commands: ["firefox-esr", "firefox"], debian: "firefox-esr" },
  webkitDriver: { commands: ["WebKitWebDriver"], debian: "webkit2gtk-driver" },
  xvfb: { commands: ["Xvfb"], debian: "xvfb" },
} as const;

export type ProgramName = keyof typeof programs;
const packagesOf = (names: readonly ProgramName[]) => names.map((name) => programs[name].debian);

/** Servers run from where they are unpacked: that needs no root, and installing them would start them. */
const servers: readonly ProgramName[] = ["nginx", "caddy"];
const unpacked = resolve("node_modules/.cache/programs");

const folders = [
  ...(process.env.PATH ?? "").split(delimiter),
  // Often only in the path of root.
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
  programs[name].commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(isExecutable);

const isMissing = (name: ProgramName) => !findProgram(name);

/** Prints the output of a command only when it fails. */
export function runQuietly(command: string, args: readonly string[], cwd = ".") {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) console.error(`${command} ${args.join(" ")} failed:\n${error ?? stdout + stderr}`);
}

/** Installs what is missing where that can be done; returns what is still missing. */
export function installPrograms(names: readonly ProgramName[]): readonly ProgramName[] {
  const missing = names.filter(isMissing);
  if (missing.length === 0 || !existsSync("/etc/debian_version")) return missing;
  console.log(`*** Not on this machine: ${packagesOf(missing).join(", ")}. Asking apt-get, once. ***`);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) runQuietly("apt-get", ["update"]);
  const toUnpack = missing.filter((name) => servers.includes(name));
  if (toUnpack.length > 0) {
    mkdirSync(unpacked, { recursive: true });
    runQuietly("apt-get", ["download", ...packagesOf(toUnpack)], unpacked);
    for (const file of readdirSync(unpacked).filter((entry) => entry.endsWith(".deb")))
      runQuietly("dpkg-deb", ["--extract", file, "."], unpacked);
  }
  const toInstall = packagesOf(missing.filter((name) => !servers.includes(name)));
  if (isRoot && toInstall.length > 0)
    runQuietly("apt-get", ["install", "--yes", "--no-install-recommends", ...toInstall]);
  return missing.filter(isMissing);
}

/** Tests that cannot run are skipped in plain sight; in continuous integration they fail. */
export function skipLoudly(missing: readonly ProgramName[], consequence: string) {
  const line = `${packagesOf(missing).join(", ")} cannot be found here, so ${consequence}.`;
  if (process.env.CI) throw new Error(line);
  console.error(`*** SKIPPED: ${line} ***`);
}
