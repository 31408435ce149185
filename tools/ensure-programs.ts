import { findChromium } from "./chromium.ts";
import { installPrograms, runQuietly } from "./programs.ts";

/** Runs before any test, because two installations at once would collide. Only Chromium is indispensable. */
installPrograms(["chromium", "headlessShell", "firefox", "webkitDriver", "xvfb", "nginx", "caddy"]);
if (!findChromium()) runQuietly("playwright", ["install", "chromium"]);
if (!findChromium()) {
  console.error("The tests need Chromium: install Chromium or Google Chrome, or set CHROME_PATH to one.");
  process.exitCode = 1;
}
