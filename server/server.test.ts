import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendRaw } from "../tools/http-client.ts";
import { pageDigestsIn } from "./page-digests.ts";
import { limits, policyFor } from "./policy.ts";
import { siteServer } from "./server.ts";

const host = "127.0.0.1";
let folder: string;
let app: ReturnType<typeof siteServer>;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "syfor-site-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<style>a {}</style>home");
  writeFileSync(join(folder, "404.html"), "missing");
  writeFileSync(join(folder, "assets/a.js"), "1");
  app = siteServer(folder);
  await app.listen({ host, port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const tooLong = "a".repeat(limits.headerBytes);
test.each([
  ["nonsense", "NONSENSE\r\n\r\n", 400],
  ["a header past the limit", `GET / HTTP/1.1\r\nA: ${tooLong}\r\n\r\n`, 431],
  ["an address that cannot be decoded", "GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["an expectation", "GET / HTTP/1.1\r\nHost: a\r\nExpect: b\r\nConnection: close\r\n\r\n", 200],
  ["an older client without a host", "GET / HTTP/1.0\r\n\r\n", 200],
])("%s is answered under the whole policy", async (_, request, status) => {
  const { text: answer } = await sendRaw(port, request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).not.toContain("%zz");
  for (const [name, value] of Object.entries(policyFor(pageDigestsIn(folder))))
    expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
});

test("nothing is said to nonsense after an answer, for which it could be taken", async () => {
  const socket = connect(port, host);
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(socket, "data");
  let more = "";
  socket.on("data", (chunk) => {
    more += chunk;
  });
  socket.write("NONSENSE\r\n\r\n");
  await once(socket, "close");
  expect(more).toBe("");
});

test("a file that is gone is missing, and the server goes on", async () => {
  rmSync(join(folder, "assets/a.js"));
  expect(await (await fetch(`http://${host}:${port}/assets/a.js`)).text()).toBe("missing");
  rmSync(join(folder, "404.html"));
  expect((await fetch(`http://${host}:${port}/assets/a.js`)).status).toBe(404);
  expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
});
