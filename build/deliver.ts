import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { writeConfigurations } from "../deploy/generate.ts";
import { distProblems } from "./check-dist.ts";
import { allWordProblems } from "./check-words.ts";
import { compress } from "./compress.ts";

/** After the pages are written: the configurations of servers, compressed copies, and the final checks. */
export const deliver = (): AstroIntegration => ({
  name: "syfor:deliver",
  hooks: {
    "astro:build:done": async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      writeConfigurations(folder);
      await compress(folder);
      const problems = [...distProblems(folder), ...allWordProblems(folder)];
      if (problems.length > 0)
        throw new Error(`The build must not be published:\n- ${problems.join("\n- ")}`);
      logger.info("compressed and checked");
    },
  },
});
