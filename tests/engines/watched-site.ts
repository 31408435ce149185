import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { problemsKey, watchPage } from "./watch-page.ts";

/**
 * The site as an engine sees it whose driver tells neither the status of a response nor what the console
 * says: passed on byte for byte, but that each document starts with a script that listens.
 */
export interface WatchedSite {
  readonly origin: string;
  readonly statusOf: (path: string) => number | undefined;
  readonly failures: string[];
  readonly stop: () => Promise<void>;
}

const listener = "/page-listener.js";
const listenerSource = `(${watchPage})(${JSON.stringify(problemsKey)})`;
const isDocument = ({ headers }: IncomingMessage) =>
  headers["content-type"]?.startsWith("text/html") === true;

async function passOn(incoming: IncomingMessage, outgoing: ServerResponse) {
  const headers = { ...incoming.headers };
  if (!isDocument(incoming)) {
    outgoing.writeHead(incoming.statusCode ?? 502, headers);
    incoming.pipe(outgoing);
    return;
  }
  const html = (await incoming.setEncoding("utf8").toArray()).join("");
  delete headers["content-length"];
  outgoing.writeHead(incoming.statusCode ?? 502, headers);
  outgoing.end(html.replace("<head>", `<head><script src="${listener}"></script>`));
}

export async function watchSite(origin: string): Promise<WatchedSite> {
  const statuses = new Map<string, number>();
  const failures: string[] = [];
  const server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    if (path === listener) {
      answer.writeHead(200, { "content-type": "text/javascript" }).end(listenerSource);
      return;
    }
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    request(`${origin}${path}`, { method: asked.method, headers }, (incoming) => {
      const status = incoming.statusCode ?? 0;
      if (isDocument(incoming)) statuses.set(path, status);
      if (status >= 400) failures.push(`${status} ${path}`);
      void passOn(incoming, answer);
    })
      .on("error", () => answer.destroy())
      .end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statusOf: (path) => statuses.get(path),
    failures,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
