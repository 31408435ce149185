import { defineConfig } from "vitest/config";

/** Apart from vite.config.ts: unit tests need no styles, fonts or pictures. */
export default defineConfig({
  test: { include: ["**/*.test.{ts,tsx}"], exclude: ["node_modules", "dist"] },
});
