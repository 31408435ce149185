import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listen, type SmallServer } from "./small-server.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
};

const fileFor = (folder: string, path: string) =>
  [path, `${path}.html`, join(path, "index.html")]
    .map((candidate) => join(folder, candidate))
    .find((file) => extname(file) !== "" && existsSync(file));

interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

function answerFrom(file: string, change: (html: string) => string): Answer {
  const type = types[extname(file)] ?? "application/octet-stream";
  const bytes = readFileSync(file);
  const cached = extname(file) === ".html" ? "no-cache" : "max-age=31536000, immutable";
  const headers = { "Content-Type": type, "Cache-Control": cached };
  if (!/^(?:text|image\/svg)/.test(type)) return { body: bytes, headers };
  const text = extname(file) === ".html" ? Buffer.from(change(bytes.toString("utf8"))) : bytes;
  return { body: brotliCompressSync(text), headers: { ...headers, "Content-Encoding": "br" } };
}

/** Serves the build of a site, all sites alike; `change` is made to its pages. */
export function serveFolder(folder: string, change = (html: string) => html): Promise<SmallServer> {
  const ready = new Map<string, Answer>();
  return listen((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = fileFor(folder, path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const answer = ready.get(file) ?? answerFrom(file, change);
    ready.set(file, answer);
    response.writeHead(200, answer.headers).end(answer.body);
  });
}
