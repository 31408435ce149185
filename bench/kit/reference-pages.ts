import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

/** What the site is compared with: a busy machine slows both alike. */

const page = (body: string) =>
  `<!doctype html><html lang=en><meta name=viewport content=width=device-width><title>x</title>${body}`;

const line = page(`<main><p>One line of text.</p><button>Press</button> <a href=/next>Next</a></main>
<script>document.querySelector("button").onclick = ({ target }) => { target.textContent += "ed"; }</script>`);
const react = page("<div id=root><p>One line of text.</p></div><script type=module src=/react.js></script>");

async function reactScript(): Promise<string> {
  const input = fileURLToPath(new URL("./blank-react.ts", import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  const outputs = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  return outputs.flatMap((output) => (output.type === "chunk" ? [output.code] : [])).join("\n");
}

/** A line of text with a button and a link to `/next`, and at `/react` a line that React hydrates. */
export async function serveReferencePages() {
  const texts = { "/": line, "/next": line, "/react": react, "/react.js": await reactScript() };
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, brotliCompressSync(text)]));
  const server = createServer(({ url = "/" }, response) => {
    const body = files.get(url);
    const type = url.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8";
    response.writeHead(body ? 200 : 404, { "Content-Type": type, "Content-Encoding": "br" });
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => void server.close() };
}
