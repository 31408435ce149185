import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";

export interface SmallServer {
  readonly origin: string;
  readonly stop: () => void;
}

/** On a free port of this machine, and of no other. */
export async function listen(answer: RequestListener): Promise<SmallServer> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Compressed beforehand, as the site's own server has it. */
const forms = (body: string) => ({ br: brotliCompressSync(body), gzip: gzipSync(body, { level: 9 }) });

/** Serves a few texts from memory: what a page is compared with. */
export function serveTexts(files: Readonly<Record<string, string>>): Promise<SmallServer> {
  const ready = new Map(Object.entries(files).map(([address, body]) => [address, forms(body)]));
  return listen((request, response) => {
    const found = ready.get(request.url ?? "/");
    const type = request.url?.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8";
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    const encoding = /\bbr\b/.test(String(request.headers["accept-encoding"])) ? "br" : "gzip";
    response.writeHead(200, { "Content-Type": type, "Content-Encoding": encoding }).end(found[encoding]);
  });
}
