import { findChromium } from "./chromium.ts";
import { getPrograms, runQuietly } from "./programs.ts";

/**
 * All that the tests drive, in one go and before any of them: two installations at once get in each other's way.
 * What cannot be had is skipped in plain sight by the tests that need it; without Chromium there are none.
 */
getPrograms(["chromium", "headlessShell", "firefox", "webkitDriver", "xvfb", "nginx", "caddy"]);
if (!findChromium()) runQuietly("playwright", ["install", "chromium"]);
if (!findChromium()) {
  console.error("The tests need Chromium: install Chromium or Google Chrome, or set CHROME_PATH to one.");
  process.exitCode = 1;
}
