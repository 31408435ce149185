import { existsSync } from "node:fs";
import { getPrograms, skipLoudly } from "../../tools/programs.ts";

export default function getServers() {
  if (!existsSync("dist/index.html"))
    throw new Error("There is no build to serve. Make one with: npm run build");
  const missing = getPrograms(["nginx", "caddy"]);
  if (missing.length > 0) skipLoudly(missing, "the contract does not run against them");
}
