import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addressOf, isPage, redirectsTo } from "../../server/addresses.ts";
import { filesIn } from "../../server/files.ts";
import { pageDigestsIn } from "../../server/page-digests.ts";
import { caching, hashedFolders, policyFor, transportSecurity } from "../../server/policy.ts";
import { caddyfile } from "./caddy.ts";
import { nginxConf } from "./nginx.ts";

/** Where the build puts the configurations of servers; static hosts look for theirs in the site's folder. */
export const serverFolder = "deploy/built";

/** What other servers must be told of this build: its pages, and by digest what stands inside them. */
export function writeConfigurations(siteFolder: string) {
  const policy = policyFor(pageDigestsIn(siteFolder));
  const pages = filesIn(siteFolder).filter(isPage).map(addressOf);
  const names = pages.flatMap((page) => (page === "/" ? [] : page.slice(1))).join("|");
  // Hosts join the values of all rules that match: no two rules set the same header for one address.
  const headers = [
    "/*",
    ...Object.entries({ ...policy, ...transportSecurity }).map(([name, value]) => `  ${name}: ${value}`),
    ...pages.flatMap((page) => [page, `  Cache-Control: ${caching.revalidated}`]),
    ...hashedFolders.flatMap((folder) => [`/${folder}/*`, `  Cache-Control: ${caching.hashed}`]),
  ];
  const redirects = pages.flatMap((page) => redirectsTo(page).map((former) => `${former} ${page} 301`));
  const files = {
    [join(serverFolder, "nginx.conf")]: nginxConf(names, policy),
    [join(serverFolder, "Caddyfile")]: caddyfile(names, policy),
    [join(siteFolder, "_headers")]: headers.join("\n"),
    [join(siteFolder, "_redirects")]: redirects.join("\n"),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `# Written by the build from server/policy.ts and the pages.\n\n${text}\n`);
  }
}
