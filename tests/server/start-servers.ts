import type { TestProject } from "vitest/node";
import type { ServerName } from "../../tools/servers.ts";

declare module "vitest" {
  interface ProvidedContext {
    ports: Readonly<Partial<Record<ServerName, number>>>;
  }
}

/** Each server once for all contracts. What there is to start is known only after get-programs.ts. */
export default async function startServers(project: TestProject) {
  const { availableServers, startServer } = await import("../../tools/servers.ts");
  const servers = await Promise.all(availableServers.map(startServer));
  project.provide("ports", Object.fromEntries(servers.map(({ name, port }) => [name, port])));
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}
