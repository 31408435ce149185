import { defineConfig } from "@playwright/test";
import { findHeadlessShell, launchOptions } from "./tools/chromium.ts";

const port = process.env.E2E_PORT ?? "4273";
const baseURL = `http://127.0.0.1:${port}`;
/** Half of the work: how pages stand, and the 3D view. The other half is what visitors do; each is a step of its own. */
const pageTests = /(page\/[\w-]+|reference|silence|viewer)\.spec\.ts$/;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  forbidOnly: true,
  // `npm test` runs two steps at a time. More browsers than processors, and one may not draw for a minute.
  workers: 1,
  // Chromium without a screen now and then stops drawing for minutes. What passes only then is reported as flaky.
  retries: 1,
  timeout: 180_000,
  expect: {
    timeout: 15_000,
    // Other machines smooth letters differently: a moved block is far more than that.
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.01,
      scale: "device",
      stylePath: "tests/e2e/reference/steady.css",
    },
  },
  snapshotPathTemplate: "tests/e2e/reference/{arg}{ext}",
  reporter: [["list"]],
  projects: [
    { name: "pages", testMatch: pageTests },
    { name: "visits", testIgnore: pageTests },
  ],
  use: {
    baseURL,
    browserName: "chromium",
    // A small laptop: painting is most of the cost of a test.
    viewport: { width: 1100, height: 900 },
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
