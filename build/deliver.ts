import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { writeConfigurations } from "../deploy/generate/index.ts";
import { checkDist } from "./check-dist.ts";
import { checkWords } from "./check-words.ts";
import { compress } from "./compress.ts";

/** After the pages are written: the servers' configurations, compressed copies, and a last look over it all. */
export const deliver = (): AstroIntegration => ({
  name: "syfor:deliver",
  hooks: {
    "astro:build:done": async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      writeConfigurations(folder);
      await compress(folder);
      checkDist(folder);
      checkWords(folder);
      logger.info("compressed and checked");
    },
  },
});
