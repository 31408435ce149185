import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { getChromium } from "../../tools/chromium.ts";
import { getPrograms, type ProgramName, skipLoudly } from "../../tools/programs.ts";
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
  chromium: ["chromium"],
  firefox: ["firefox"],
  webkit: ["webkitDriver", "xvfb"],
};

export default async function prepare(project: TestProject) {
  if (!existsSync("dist/index.html"))
    throw new Error("There is no build to visit. Make one with: npm run build");
  const missing = new Set(getPrograms([...needs.firefox, ...needs.webkit]));
  if (!getChromium()) missing.add("chromium");
  const missingEngines = engines.filter((engine) => needs[engine].some((name) => missing.has(name)));
  if (missing.size > 0)
    skipLoudly([...missing], `the journey does not run in ${missingEngines.join(" and ")}`);
  project.provide("missingEngines", missingEngines);
  const server = await startServer("node");
  project.provide("origin", `http://127.0.0.1:${server.port}`);
  return server.stop;
}
