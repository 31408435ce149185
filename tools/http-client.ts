import { request } from "node:http";
import { connect } from "node:net";

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** One request exactly as given: nothing is normalized, followed, decoded or kept alive. */
export function ask(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: Question = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers, agent: false, timeout: 8000 });
    outgoing.on("response", (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error(`No answer within 8 s to ${method} ${path}`)));
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

export interface RawReply {
  readonly text: string;
  /** False if the connection was still open at the end of the wait. */
  readonly closed: boolean;
}

/** Sends bytes on a socket, and then nothing; `halfClose` also closes the sending side. */
export function sendRaw(
  port: number,
  bytes: string,
  { waitMs = 3000, halfClose = false }: { waitMs?: number; halfClose?: boolean } = {},
): Promise<RawReply> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    let text = "";
    const finish = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, closed });
    };
    const timer = setTimeout(() => finish(false), waitMs);
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("end", () => finish(true));
    socket.on("error", () => finish(true));
    socket.write(bytes, "latin1");
    if (halfClose) socket.end();
  });
}
