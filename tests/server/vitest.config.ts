import { defineConfig } from "vitest/config";

/** Separate from the unit tests, because these need a build, and programs that npm does not install. */
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
