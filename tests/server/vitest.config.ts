import { defineConfig } from "vitest/config";

/** Needs a build, and programs that are not of npm: apart from the unit tests. */
export default defineConfig({
  test: {
    include: ["tests/server/*.contract.ts"],
    globalSetup: ["tests/server/start-servers.ts"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    isolate: false,
  },
});
