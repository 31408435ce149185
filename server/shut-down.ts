import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { limits } from "./policy.ts";

/**
 * Takes no new visitors, finishes the answers under way, and never waits longer than the limit.
 * Node's own `close()` cuts off an answer that is queued but not yet sent, so it is not used.
 */
export function preparedShutDown(server: Server, done: () => void): () => void {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return () => {
    NetServer.prototype.close.call(server, done);
    for (const socket of open) socket.destroySoon();
    setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, limits.shutdownSeconds * 1000).unref();
  };
}
