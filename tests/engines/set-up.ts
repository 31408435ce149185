import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { findProgram, type ProgramName, skipLoudly } from "../../tools/programs.ts";
import { startServer } from "../../tools/servers.ts";
import { type Engine, engines } from "./driver.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly engine: Engine;
    readonly origin: string;
    readonly missingEngines: readonly Engine[];
  }
}

const needs: Readonly<Record<Engine, readonly ProgramName[]>> = {
  firefox: ["firefox"],
  webkit: ["webkitDriver", "xvfb"],
};
const missingFor = (engine: Engine) => needs[engine].filter((name) => !findProgram(name));

export default async function prepare(project: TestProject) {
  if (!existsSync("dist/index.html"))
    throw new Error("There is no build to visit. Make one with: npm run build");
  const missingEngines = engines.filter((engine) => missingFor(engine).length > 0);
  if (missingEngines.length > 0)
    skipLoudly(
      missingEngines.flatMap(missingFor),
      `the journey does not run in ${missingEngines.join(", ")}`,
    );
  project.provide("missingEngines", missingEngines);
  const server = await startServer("node");
  project.provide("origin", `http://127.0.0.1:${server.port}`);
  return server.stop;
}
