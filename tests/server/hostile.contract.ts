import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { limits } from "../../server/policy.ts";
import { built, script } from "../../tools/build-files.ts";
import { ask, sendRaw } from "../../tools/http-client.ts";
import { availableServers } from "../../tools/servers.ts";
import { portOf } from "./ports.ts";

const home = built("index.html");
const host = "Host: 127.0.0.1\r\n";
const statusOf = (text: string) => Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1]);

/** Files next to and above the build, in every disguise that servers have fallen for. */
const traversals = [
  "/../package.json",
  "/assets/../../package.json",
  "/assets/../../../../../../etc/passwd",
  "/%2e%2e/package.json",
  "/%2e%2e%2fpackage.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/assets/..%2f..%2fpackage.json",
  "/%252e%252e%252fpackage.json",
  "/..%255cpackage.json",
  "/..\\package.json",
  "/..%5cpackage.json",
  "/assets\\..\\..\\package.json",
  "/%c0%ae%c0%ae/package.json",
  "/%uff0e%uff0e/package.json",
  "/....//package.json",
  "/.%2e/package.json",
  "/..;/package.json",
  "//etc/passwd",
  "/index.html%00",
  "/index.html%00.js",
  "/%00",
  "/package.json%00.html",
  "/.git/../package.json",
  "/%zz",
  "/%",
  "/syfor-drones%0d%0aSet-Cookie:a=b",
];

const malformed: readonly (readonly [string, string])[] = [
  ["no HTTP at all", "hello\r\n\r\n"],
  ["a TLS greeting", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"],
  ["an unknown version", `GET / HTTP/9.9\r\n${host}\r\n`],
  ["no host", "GET / HTTP/1.1\r\n\r\n"],
  ["a null byte in a header", `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`],
  ["a space before the colon", `GET / HTTP/1.1\r\n${host}X : a\r\n\r\n`],
  ["two lengths", `GET / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  ["a length that is no number", `GET / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`],
  ["an unknown transfer coding", `GET / HTTP/1.1\r\n${host}Transfer-Encoding: cow\r\n\r\n`],
  ["an address of 20 KB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
  ["a header of 70 KB", `GET / HTTP/1.1\r\n${host}X: ${"a".repeat(70_000)}\r\n\r\n`],
  ["headers without end", `GET / HTTP/1.1\r\n${host}${"X-Y: z\r\n".repeat(20_000)}`],
];

async function expectServiceAt(port: number) {
  const { status, body } = await ask(port, "/");
  expect(status).toBe(200);
  expect(body.equals(home)).toBe(true);
}

function openSockets(port: number, count: number): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("error", () => socket.destroy());
    socket.on("end", () => socket.destroy());
    socket.resume();
    return socket;
  });
}

describe.each(availableServers)("%s", (name) => {
  const port = portOf(name);

  const expectService = () => expectServiceAt(port);

  test.concurrent.each(traversals)("finds nothing at %j", async (path) => {
    const { text } = await sendRaw(port, `GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect([400, 404]).toContain(statusOf(text));
    expect(text).not.toMatch(/"dependencies"|root:x:|^set-cookie/im);
    await expectService();
  });

  test.concurrent.each(malformed)("refuses %s and goes on", async (_what, bytes) => {
    const { text, closed } = await sendRaw(port, bytes, { waitMs: 3000 });
    // Either a status that refuses, or a closed connection.
    if (text === "") expect(closed).toBe(true);
    else expect([400, 404, 408, 413, 414, 431, 501, 505]).toContain(statusOf(text));
    await expectService();
  });

  test("reads no second request out of a body", async () => {
    const smuggled = `GET /smuggled HTTP/1.1\r\n${host}\r\n`;
    const bodies = [
      `Transfer-Encoding: chunked\r\n\r\nzz\r\n${smuggled}`,
      `Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    ];
    for (const body of bodies) {
      const { text } = await sendRaw(port, `GET / HTTP/1.1\r\n${host}${body}`, { waitMs: 500 });
      expect(text.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    }
    await expectService();
  });

  test("answers each of many requests sent at once on one connection", async () => {
    const one = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n`;
    const last = `GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
    const { text } = await sendRaw(port, one("/healthz").repeat(50) + last);
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(51);
  });

  test("answers a visitor who has closed the sending side", async () => {
    const { text } = await sendRaw(port, `GET /healthz HTTP/1.1\r\n${host}\r\n`, { halfClose: true });
    expect(statusOf(text)).toBe(200);
  });

  test("lets go of half a request whose sender has left", async () => {
    const { closed } = await sendRaw(port, "GET / HTTP/1.1\r\nHost: 127", { halfClose: true });
    expect(closed).toBe(true);
    await expectService();
  });

  test("survives visitors who hang up in the middle of an answer", async () => {
    for (const socket of openSockets(port, 50)) {
      socket.write(`GET ${script} HTTP/1.1\r\n${host}\r\n`);
      socket.once("data", () => socket.resetAndDestroy());
    }
    await expectService();
  });
});

async function expectPatienceWithin(port: number, seconds: number) {
  const silent = openSockets(port, 200);
  const slow = openSockets(port, 20);
  const drip = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write("X");
  }, 500);
  for (const socket of slow) socket.write(`GET / HTTP/1.1\r\n${host}X-Slow: `);
  try {
    const deadline = Date.now() + seconds * 1000;
    await expectServiceAt(port);
    while ([...silent, ...slow].some((socket) => !socket.destroyed) && Date.now() < deadline) {
      await expectServiceAt(port);
      await wait(250);
    }
    expect(silent.filter((socket) => !socket.destroyed)).toHaveLength(0);
    expect(slow.filter((socket) => !socket.destroyed)).toHaveLength(0);
  } finally {
    clearInterval(drip);
    for (const socket of [...silent, ...slow]) socket.destroy();
  }
}

// All servers at once, because the test mostly waits.
test.concurrent.each(availableServers)(
  `%s serves visitors beside 200 silent and 20 slow connections, and drops those after ${limits.headerSeconds} s`,
  (name) => expectPatienceWithin(portOf(name), limits.headerSeconds + 8),
);
