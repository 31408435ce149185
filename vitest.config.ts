import { defineConfig } from "vitest/config";
import { model } from "./build/model.ts";

/** Apart from vite.config.ts: unit tests need no styles, fonts or pictures. */
export default defineConfig({
  plugins: [model()],
  // No test leaves anything behind that another could meet: one process may run many files.
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules", "dist", ".cache"],
    isolate: false,
    // They run beside the build, which keeps every core busy.
    testTimeout: 30_000,
  },
});
