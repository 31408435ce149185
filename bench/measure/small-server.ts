import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";

export interface SmallServer {
  readonly origin: string;
  readonly stop: () => void;
}

/** Brotli where the browser takes it, else gzip: as the site's own server does. */
function compressed(body: string, accepted: string): [string, Buffer] {
  return /\bbr\b/.test(accepted) ? ["br", brotliCompressSync(body)] : ["gzip", gzipSync(body, { level: 9 })];
}

/** Serves a few texts from memory: what a page is compared with. */
export async function serveTexts(files: Readonly<Record<string, string>>): Promise<SmallServer> {
  const server = createServer((request, response) => {
    const body = files[request.url ?? "/"];
    const type = request.url?.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8";
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    const [encoding, bytes] = compressed(body, String(request.headers["accept-encoding"]));
    response.writeHead(200, { "Content-Type": type, "Content-Encoding": encoding }).end(bytes);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
