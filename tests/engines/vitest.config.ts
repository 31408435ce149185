import { defineConfig } from "vitest/config";
import { engines } from "./driver.ts";

/** The same journey in each engine, in parallel: each spends much of its time waiting. */
export default defineConfig({
  test: {
    globalSetup: "tests/engines/set-up.ts",
    maxWorkers: engines.length,
    projects: engines.map((engine) => ({
      test: {
        name: engine,
        include: ["tests/engines/journey.ts"],
        provide: { engine },
        testTimeout: 120_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 30_000, interval: 40 } },
      },
    })),
  },
});
