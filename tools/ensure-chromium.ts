import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./chromium.ts";

/** Makes sure there is a Chromium for the end-to-end tests, getting one where there is none. */

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;

const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");

function installChromium() {
  console.log("No Chromium found: installing one for the end-to-end tests.");
  if (run("playwright", "install", "--with-deps", "chromium")) return;
  // The system packages may be there already, or beyond our rights.
  if (run("playwright", "install", "chromium")) return;
  if (isRootOnDebian && run("apt-get", "update"))
    run("apt-get", "install", "--yes", "--no-install-recommends", "chromium");
}

const { CHROME_PATH } = process.env;
if (CHROME_PATH && !findChromium()) {
  console.error(`CHROME_PATH is ${CHROME_PATH}, which cannot be run: correct it or unset it.`);
  process.exit(1);
}
if (!findChromium()) installChromium();
if (!findChromium()) {
  console.error(
    "The end-to-end tests need Chromium and none could be installed: install Chromium or Google Chrome, or set CHROME_PATH to one.",
  );
  process.exit(1);
}
