import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { writeConfigurations } from "../deploy/generate/index.ts";
import { securityTextPath } from "../server/policy.ts";
import { site } from "../src/content/site/company.ts";
import { checkDist } from "./check-dist.ts";
import { compress } from "./compress.ts";
import { buildDate } from "./edition.ts";
import { addIntegrity } from "./integrity.ts";
import { progress } from "./progress.ts";
import { securityText } from "./security-text.ts";

/** After the pages are written: digests, security.txt, compressed copies, and a last look over it all. */
export function deliver(): Plugin {
  return {
    name: "syfor:deliver",
    apply: "build",
    buildApp: {
      order: "post",
      async handler({ environments }) {
        const outDir = environments.client?.config.build.outDir;
        if (!outDir) throw new Error("The build needs the environment client.");
        const folder = resolve(outDir);
        addIntegrity(folder);
        const securityFile = join(folder, securityTextPath);
        mkdirSync(dirname(securityFile), { recursive: true });
        writeFileSync(securityFile, securityText(site.email, site.origin, buildDate()));
        writeConfigurations(folder);
        progress.doing("compressing");
        await compress(folder);
        progress.doing("checking");
        checkDist(folder);
        progress.done(`${outDir} is built and checked, in ${Math.round(process.uptime())} s`);
      },
    },
  };
}
