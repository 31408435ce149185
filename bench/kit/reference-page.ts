import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

const page = brotliCompressSync(`<!doctype html><html lang=en><meta name=viewport content=width=device-width>
<title>x</title><main><p>One line of text.</p><button>Press</button></main>
<script>document.querySelector("button").onclick = ({ target }) => { target.textContent += "ed"; }</script>`);

/** A minimal page to compare the site with: a busy machine slows both down alike. */
export async function serveReferencePage() {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(page));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, [Symbol.dispose]: () => void server.close() };
}
