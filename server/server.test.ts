import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { limits, policyFor } from "./policy.ts";
import { siteServer } from "./server.ts";

const page = {
  type: "text/html",
  isHashed: false,
  representations: [{ encoding: "identity", body: Buffer.from("home"), etag: '"1"' }],
};
const site = {
  files: new Map([["/", page]]),
  pages: new Set<string>(),
  redirects: new Map(),
  notFound: page,
  policy: policyFor({ styles: [], scripts: [] }),
};

/** What a new visitor gets: the home page, or a closed door. */
async function visit(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => socket.destroy());
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  await once(socket, "close");
  return text.slice(-4);
}

async function idleConnection(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  return socket;
}

test("takes no more connections than its limit, and takes them again afterwards", async () => {
  const server = siteServer(site);
  expect(server.maxConnections).toBe(limits.connections);
  server.maxConnections = 3;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const idle = [await idleConnection(port), await idleConnection(port), await idleConnection(port)];
  expect(await visit(port)).toBe("");
  for (const socket of idle) socket.destroy();
  await expect.poll(() => visit(port), { timeout: 10_000 }).toBe("home");
  server.close();
});

test.each([
  ["nonsense", "NONSENSE\r\n\r\n", "400 Bad Request"],
  [
    "a head past its limit",
    `GET / HTTP/1.1\r\nA: ${"a".repeat(limits.headerBytes)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
  ],
])("%s is refused under the same policy as any answer", async (_, request, status) => {
  const server = siteServer(site);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(request);
  await once(socket, "close");
  expect(answer).toMatch(`HTTP/1.1 ${status}\r\n`);
  for (const [name, value] of Object.entries(site.policy))
    expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
  server.close();
});
