import { STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Policy } from "./policy.ts";

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** After an answer a refusal could be taken for a second one: then the connection is only closed. */
const hasAnswered = (socket: Duplex) => socket instanceof Socket && socket.bytesWritten > 0;

/** What cannot be read as a request never reaches the site; its refusal carries the policy all the same. */
export function refuseUnreadable(policy: Policy, error: NodeJS.ErrnoException, socket: Duplex) {
  if (error.code === "ECONNRESET" || !socket.writable || hasAnswered(socket)) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ""] ?? 400;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(policy).map(([name, value]) => `${name}: ${value}`),
    "Content-Length: 0",
    "Connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n`);
}
