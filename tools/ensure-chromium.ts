import { getChromium } from "./chromium.ts";

if (!getChromium()) {
  console.error(
    "The end-to-end tests need Chromium and none could be installed: install Chromium or Google Chrome, or set CHROME_PATH to one.",
  );
  process.exit(1);
}
