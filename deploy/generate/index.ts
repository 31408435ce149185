import { readFileSync, writeFileSync } from "node:fs";
import { caddyfile } from "./caddy.ts";
import { containerFile } from "./container.ts";
import { nginxConf } from "./nginx.ts";
import { deployedSite } from "./pages.ts";
import { headersFile, redirectsFile } from "./static-host.ts";

const banner =
  "# Generated from server/policy.ts and src/app/routes.ts. Change those, then: npm run deploy:generate";

/** public/ goes into the build as it is, where static hosts look for their two files. */
export const outputs: Readonly<Record<string, readonly string[]>> = {
  "deploy/nginx.conf": nginxConf(deployedSite),
  "deploy/Caddyfile": caddyfile(deployedSite),
  "deploy/Containerfile": containerFile(),
  "public/_headers": headersFile(deployedSite),
  "public/_redirects": redirectsFile(deployedSite),
};

const textOf = (lines: readonly string[]) => `${[banner, "", ...lines].join("\n")}\n`;

function isCurrent(file: string, text: string): boolean {
  try {
    return readFileSync(file, "utf8") === text;
  } catch {
    return false;
  }
}

export function staleFiles(): string[] {
  return Object.entries(outputs)
    .filter(([file, lines]) => !isCurrent(file, textOf(lines)))
    .map(([file]) => file);
}

if (import.meta.main) {
  const stale = staleFiles();
  if (!process.argv.includes("--check")) {
    for (const file of stale) writeFileSync(file, textOf(outputs[file] ?? []));
    console.log(stale.length > 0 ? `Written: ${stale.join(", ")}` : "Everything was current.");
  } else if (stale.length > 0) {
    console.error(`Stale: ${stale.join(", ")}. Write them anew with: npm run deploy:generate`);
    process.exitCode = 1;
  }
}
