import { inject } from "vitest";
import type { ServerName } from "../../tools/servers.ts";

/** The port on which start-servers.ts has started the server. */
export function portOf(name: ServerName): number {
  const port = inject("ports")[name];
  if (!port) throw new Error(`${name} was not started.`);
  return port;
}
