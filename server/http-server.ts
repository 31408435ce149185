import { createServer, type RequestListener, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { limits, type Policy, transportSecurity } from "./policy.ts";

/** Node's own server with its limits. It sets the policy before Fastify, some of whose answers bypass all hooks. */
export function createHttpServer(policy: Policy, handle: RequestListener) {
  const listener: RequestListener = (request, response) => {
    const isSecure = request.headers["x-forwarded-proto"] === "https";
    const headers = isSecure ? { ...policy, ...transportSecurity } : policy;
    response.setHeaders(new Map(Object.entries(headers)));
    handle(request, response);
  };
  const options = {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headerSeconds * 1000,
    requestTimeout: limits.requestSeconds * 1000,
    keepAliveTimeout: limits.idleSeconds * 1000,
    connectionsCheckingInterval: 1000,
    // Node would refuse requests without a host, and unknown expectations, without the headers of the policy.
    requireHostHeader: false,
  };
  const server = createServer(options, listener).on("checkExpectation", listener);
  server.maxConnections = limits.connections;
  server.timeout = limits.stalledSeconds * 1000;
  return server;
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what cannot be parsed as a request: even that refusal carries the policy. */
export function refuseUnreadable(policy: Policy, { code }: NodeJS.ErrnoException, socket: Socket) {
  // After a response, a refusal could be mistaken for a second response.
  if (code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = statuses[code ?? ""] ?? 400;
  const headers = Object.entries({ ...policy, "Content-Length": "0", Connection: "close" });
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((header) => header.join(": "))];
  socket.end(`${lines.join("\r\n")}\r\n\r\n`);
}
