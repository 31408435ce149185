import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { caching, hashedFile, headers } from "./policy.ts";

/** Serves the built site in `folder`; whatever it does not hold is the 404 page. */
export function siteServer(folder: string): Server {
  const notFound = readFileSync(join(folder, "404.html"));
  const files = sirv(folder, {
    etag: true,
    extensions: ["html"],
    setHeaders: (response, path) => {
      response.setHeader("Cache-Control", hashedFile.test(path) ? caching.hashed : caching.page);
    },
    onNoMatch: (_request, response) => {
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": caching.page });
      response.end(notFound);
    },
  });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    files(request, response);
  });
}
