import type { Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AccessLog } from "../../server/access-log.ts";
import { loadSite } from "../../server/built-site.ts";
import { siteServer } from "../../server/server.ts";
import { policy } from "../../tools/build-files.ts";
import { ask, sendRaw } from "../../tools/http-client.ts";

const lines: string[] = [];
let server: Server;
let port = 0;

beforeAll(async () => {
  server = siteServer(loadSite("dist"), new AccessLog((text) => lines.push(text)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => server.close());

test.each([
  ["without a host", "GET / HTTP/1.1\r\n\r\n", "HTTP/1.1 400"],
  ["with an unknown expectation", "GET / HTTP/1.1\r\nHost: a\r\nExpect: the-moon\r\n\r\n", "HTTP/1.1 417"],
])("a request %s is refused under the policy", async (_, request, status) => {
  const { text } = await sendRaw(port, request, { halfClose: true });
  expect(text).toContain(status);
  for (const [name, value] of Object.entries(policy)) expect(text).toContain(`${name}: ${value}\r\n`);
});

test("an older client that names no host is answered", async () => {
  const { text } = await sendRaw(port, "GET / HTTP/1.0\r\n\r\n");
  expect(text).toContain("HTTP/1.1 200");
});

test("HEAD is logged with the bytes it sent, which are none", async () => {
  lines.length = 0;
  await ask(port, "/", { method: "HEAD" });
  await ask(port, "/");
  await expect.poll(() => lines.join("").trim().split("\n").length).toBe(2);
  const [head, get] = lines
    .join("")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { method: string; bytes: number });
  expect(head).toMatchObject({ method: "HEAD", bytes: 0 });
  expect(get?.bytes).toBeGreaterThan(1000);
});
