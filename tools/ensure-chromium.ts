import { getChromium } from "./chromium.ts";
import { getPrograms } from "./programs.ts";

// Where it cannot be had, Chromium itself does its work, in twice the time.
if (!process.env.CHROME_PATH) getPrograms(["chromium", "headlessShell"]);

if (!getChromium()) {
  console.error(
    "The end-to-end tests need Chromium and none could be installed: install Chromium or Google Chrome, or set CHROME_PATH to one.",
  );
  process.exit(1);
}
