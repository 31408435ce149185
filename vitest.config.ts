import { defineConfig } from "vitest/config";
import { model } from "./build/model.ts";

/** Unit tests need no styles, fonts or pictures: of the build's plugins, only the model. */
export default defineConfig({
  plugins: [model()],
  // No test leaves state behind, so one process may run many files.
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules", "dist", ".cache"],
    isolate: false,
    // They run in parallel with the build, which keeps every core busy.
    testTimeout: 30_000,
  },
});
