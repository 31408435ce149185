import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { writeConfigurations } from "../deploy/generate.ts";
import { filesIn } from "../server/files.ts";
import { distProblems } from "./check-dist.ts";
import { allWordProblems } from "./check-words.ts";
import { compress } from "./compress.ts";

/**
 * Astro has no `async` for a script that it bundles, and a deferred one waits until all of the page is laid out: the
 * header would answer a second later on a slow phone.
 */
function startScriptsEarly(folder: string) {
  for (const page of filesIn(folder).filter((file) => file.endsWith(".html"))) {
    const path = join(folder, page);
    const html = readFileSync(path, "utf8");
    writeFileSync(path, html.replaceAll('<script type="module" src=', '<script type="module" async src='));
  }
}

/** After the pages are written: the configurations of servers, compressed copies, and the final checks. */
export const deliver = (): AstroIntegration => ({
  name: "syfor:deliver",
  hooks: {
    "astro:build:done": async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      startScriptsEarly(folder);
      writeConfigurations(folder);
      await compress(folder);
      const problems = [...distProblems(folder), ...allWordProblems(folder)];
      if (problems.length > 0)
        throw new Error(`The build must not be published:\n- ${problems.join("\n- ")}`);
      logger.info("compressed and checked");
    },
  },
});
