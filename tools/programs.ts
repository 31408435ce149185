import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

/** The one way to programs that do not come with npm: the machine's own, or Debian's, got when they are needed. */

interface Program {
  readonly commands: readonly string[];
  readonly debian: string;
  /** Names the program to use, before any other. */
  readonly variable?: string;
  /** Runs from where it is unpacked: needs no root, leaves the machine as it was and starts no service. */
  readonly isUnpacked?: true;
}

const programs = {
  nginx: { commands: ["nginx"], debian: "nginx", isUnpacked: true },
  caddy: { commands: ["caddy"], debian: "caddy", isUnpacked: true },
  wrk: { commands: ["wrk"], debian: "wrk", isUnpacked: true },
  chromium: {
    commands: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    debian: "chromium",
    variable: "CHROME_PATH",
  },
  headlessShell: { commands: ["chromium-headless-shell"], debian: "chromium-headless-shell" },
  firefox: { commands: ["firefox-esr", "firefox"], debian: "firefox-esr", variable: "FIREFOX_PATH" },
  webkitDriver: {
    commands: ["WebKitWebDriver"],
    debian: "webkit2gtk-driver",
    variable: "WEBKIT_DRIVER_PATH",
  },
  xvfb: { commands: ["Xvfb"], debian: "xvfb", variable: "XVFB_PATH" },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;
const recordOf = (name: ProgramName): Program => programs[name];

const cache = resolve("node_modules/.cache/programs");

/** Servers often lie where only root looks. */
const foldersSearched = () => [
  ...(process.env.PATH ?? "").split(delimiter),
  "/usr/sbin",
  join(cache, "usr/sbin"),
  join(cache, "usr/bin"),
];

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program a variable names, which may not be there. */
function namedProgram(name: ProgramName): string | undefined {
  const { variable } = recordOf(name);
  return variable ? process.env[variable] : undefined;
}

export function findProgram(name: ProgramName): string | undefined {
  const named = namedProgram(name);
  if (named) return isExecutable(named) ? named : undefined;
  const folders = foldersSearched();
  return recordOf(name)
    .commands.flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(isExecutable);
}

/** What it prints is of interest only when it fails. */
export function runQuietly(command: string, args: readonly string[], cwd = "."): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  if (status === 0) return true;
  const said = error ? error.message : `${stdout}${stderr}`.trim().split("\n").slice(-12).join("\n");
  console.error(`${command} ${args.join(" ")} failed:\n${said}`);
  return false;
}

function unpack(packages: readonly string[]) {
  mkdirSync(cache, { recursive: true });
  if (!runQuietly("apt-get", ["download", ...packages], cache)) return;
  for (const file of readdirSync(cache).filter((entry) => entry.endsWith(".deb")))
    runQuietly("dpkg-deb", ["--extract", file, "."], cache);
}

/** Installing changes the machine: root asked for it by being root, and a machine of CI is there for it. */
function asRoot(...command: readonly [string, ...string[]]): boolean {
  if (process.getuid?.() === 0) return runQuietly(command[0], command.slice(1));
  return Boolean(process.env.CI) && runQuietly("sudo", ["--non-interactive", ...command]);
}

const install = (packages: readonly string[]) =>
  asRoot("apt-get", "install", "--yes", "--no-install-recommends", ...packages);

function getFromDebian(names: readonly ProgramName[]) {
  const packagesOf = (isUnpacked: boolean) =>
    names
      .map(recordOf)
      .flatMap((program) => (Boolean(program.isUnpacked) === isUnpacked ? program.debian : []));
  asRoot("apt-get", "update");
  if (packagesOf(true).length > 0) unpack(packagesOf(true));
  if (packagesOf(false).length > 0) install(packagesOf(false));
}

/** Gets what is missing where that can be done; answers with what is missing still. */
export function getPrograms(names: readonly ProgramName[]): readonly ProgramName[] {
  const missing = () => names.filter((name) => !findProgram(name));
  for (const name of missing().filter(namedProgram))
    console.error(
      `${recordOf(name).variable} is ${namedProgram(name)}, which cannot be run: correct it or unset it.`,
    );
  const wanted = missing().filter((name) => !namedProgram(name));
  if (wanted.length > 0 && existsSync("/etc/debian_version")) {
    const packages = wanted.map((name) => recordOf(name).debian).join(", ");
    console.log(`\n*** Not on this machine: ${packages}. Getting what is missing with apt-get, once. ***\n`);
    getFromDebian(wanted);
  }
  return missing();
}

/** Tests that cannot run are skipped in plain sight; where nobody looks on, they fail. */
export function skipLoudly(missing: readonly ProgramName[], consequence: string) {
  const packages = missing.map((name) => recordOf(name).debian).join(", ");
  const line = `${packages} cannot be found here nor be had through apt-get, so ${consequence}.`;
  if (process.env.CI) throw new Error(line);
  console.error(`\n*** SKIPPED: ${line} ***\n`);
}
