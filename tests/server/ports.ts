import { inject } from "vitest";
import type { ServerName } from "../../tools/servers.ts";

/** Where start-servers.ts has the server listening. */
export function portOf(name: ServerName): number {
  const port = inject("ports")[name];
  if (!port) throw new Error(`${name} was not started.`);
  return port;
}
