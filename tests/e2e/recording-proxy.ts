import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";

interface Sent {
  readonly method: string;
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  readonly bodyBytes: number;
}

/** Between the browser and the world: sees all that leaves it, and lets through only what goes to `origin`. */
export async function recordingProxy(origin: string) {
  const sent: Sent[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const { method = "", url: address = "", headers } = incoming;
    let bodyBytes = 0;
    incoming.on("data", (chunk: Buffer) => {
      bodyBytes += chunk.length;
    });
    incoming.on("end", () => {
      sent.push({ method, address, headers, bodyBytes });
      if (!address.startsWith(`${origin}/`)) return void outgoing.writeHead(403).end();
      const forwarded = request(address, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      forwarded.on("error", () => outgoing.destroy());
      forwarded.end();
    });
  });
  proxy.on("connect", ({ url = "", headers }: { url?: string; headers: IncomingHttpHeaders }, socket) => {
    sent.push({ method: "CONNECT", address: url, headers, bodyBytes: 0 });
    socket.destroy();
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  const close = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, sent, close };
}
