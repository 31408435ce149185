import { defineConfig } from "vitest/config";
import { model } from "./build/model.ts";

/** Apart from vite.config.ts: unit tests need no styles, fonts or pictures. */
export default defineConfig({
  plugins: [model()],
  test: { include: ["**/*.test.{ts,tsx}"], exclude: ["node_modules", "dist"] },
});
