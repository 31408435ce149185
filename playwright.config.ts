import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium, findHeadlessShell } from "./tools/chromium.ts";

const port = process.env.E2E_PORT ?? "4273";
const baseURL = `http://127.0.0.1:${port}`;
/** The longest first, so that none is left running alone at the end. */
const longTests = /(silence|policy|every-page|viewer[\w-]*)\.spec\.ts$/;
/** These look at no picture, and are spared the decoding of them and half the pixels each way. */
const wordTests =
  /(consultation-(?!early|autofill)\w|failing-scripts|focus|inert|menu|toast|not-found|arrival|history|section-links|instruments\/)[^/]*\.spec\.ts$/;
/** What the visitor's browser does by itself is not in the headless shell. */
const browserTests = /autofill\.spec\.ts$/;
const withoutPictures = "--blink-settings=imagesEnabled=false";
const launchOptions = (executablePath: string | undefined, ...more: string[]) => ({
  args: [...chromiumArgs, ...more],
  ...(executablePath ? { executablePath } : {}),
});

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  // More than the cores of a small machine: there is always one that waits.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  projects: [
    { name: "long", testMatch: longTests },
    {
      name: "words",
      testMatch: wordTests,
      use: { launchOptions: launchOptions(findHeadlessShell(), withoutPictures), deviceScaleFactor: 0.5 },
    },
    { name: "browser", testMatch: browserTests, use: { launchOptions: launchOptions(findChromium()) } },
    { name: "short", testIgnore: [longTests, wordTests, browserTests] },
  ],
  use: {
    baseURL,
    browserName: "chromium",
    // A laptop held small: what is painted is most of what a test costs.
    viewport: { width: 1100, height: 900 },
    // What cannot be done is said soon, also where other checks still wait.
    actionTimeout: 60_000,
    screenshot: "only-on-failure",
    launchOptions: launchOptions(findHeadlessShell()),
  },
  webServer: {
    command: "node server/index.ts",
    env: { HOST: "127.0.0.1", PORT: port, ACCESS_LOG: "off" },
    url: baseURL,
    reuseExistingServer: false,
  },
});
