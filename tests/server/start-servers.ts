import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { installPrograms, skipLoudly } from "../../tools/programs.ts";
import type { ServerName } from "../../tools/servers.ts";

declare module "vitest" {
  interface ProvidedContext {
    ports: Readonly<Partial<Record<ServerName, number>>>;
  }
}

/** Starts each server once for all contracts. */
export default async function startServers(project: TestProject) {
  if (!existsSync("dist/index.html"))
    throw new Error("There is no build to serve. Make one with: npm run build");
  const missing = installPrograms(["nginx", "caddy"]);
  if (missing.length > 0) skipLoudly(missing, "the contract does not run against them");
  // Imported only now, because it looks for installed programs when it is loaded.
  const { availableServers, startServer } = await import("../../tools/servers.ts");
  const servers = await Promise.all(availableServers.map(startServer));
  project.provide("ports", Object.fromEntries(servers.map(({ name, port }) => [name, port])));
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}
