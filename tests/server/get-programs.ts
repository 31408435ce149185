import { existsSync } from "node:fs";
import { findProgram, unpackProgram } from "../../tools/programs.ts";

export default function getPrograms() {
  if (!existsSync("dist/index.html"))
    throw new Error("There is no build to serve. Make one with: npm run build");
  for (const name of ["nginx", "caddy"] as const) {
    if (!findProgram(name)) unpackProgram(name);
    if (!findProgram(name))
      console.error(
        `\n*** SKIPPED: ${name} is not on this machine and cannot be had through apt-get, so the contract does not run against it. ***\n`,
      );
  }
}
