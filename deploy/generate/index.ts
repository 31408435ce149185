import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { caddyfile } from "./caddy.ts";
import { nginxConf } from "./nginx.ts";
import { deployedSite } from "./pages.ts";
import { headersFile, redirectsFile } from "./static-host.ts";

const banner = "# Written by the build from server/policy.ts, src/app/routes.ts and the pages.";

/** Where the build puts the configurations of servers; static hosts look for theirs in the site's folder. */
export const serverFolder = "deploy/built";

/** What every server must be told of this build. It names what stands inside the pages, so it changes with them. */
export function writeConfigurations(siteFolder: string) {
  const site = deployedSite(siteFolder);
  const files = {
    [join(serverFolder, "nginx.conf")]: nginxConf(site),
    [join(serverFolder, "Caddyfile")]: caddyfile(site),
    [join(siteFolder, "_headers")]: headersFile(site),
    [join(siteFolder, "_redirects")]: redirectsFile(site),
  };
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${[banner, "", ...lines].join("\n")}\n`);
  }
}
