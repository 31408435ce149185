import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { limits } from "../../server/policy.ts";
import { built } from "../../tools/build-files.ts";
import { ask, sendRaw } from "../../tools/http-client.ts";
import { availableServers } from "../../tools/servers.ts";
import { portOf } from "./ports.ts";

/** What depends on how each server is set up. How they read HTTP is their own business. */

const home = built("index.html");
const host = "Host: 127.0.0.1\r\n";

/** Files next to and above the build, in the disguises that servers have fallen for. */
const traversals = [
  "/../package.json",
  "/assets/../../../../../../etc/passwd",
  "/%2e%2e/package.json",
  "/%2e%2e%2fpackage.json",
  "/assets/..%2f..%2fpackage.json",
  "/%252e%252e%252fpackage.json",
  "/..%5cpackage.json",
  "/%c0%ae%c0%ae/package.json",
  "/....//package.json",
  "/..;/package.json",
  "//etc/passwd",
  "/index.html%00",
  "/package.json%00.html",
  "/%zz",
  "/syfor-drones%0d%0aSet-Cookie:a=b",
];

async function expectService(port: number) {
  const { status, body } = await ask(port, "/");
  expect(status).toBe(200);
  expect(body.equals(home)).toBe(true);
}

for (const name of availableServers)
  test.concurrent.each(traversals)(`${name} finds nothing at %j`, async (path) => {
    const { text } = await sendRaw(portOf(name), `GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(text).not.toMatch(/"dependencies"|root:x:|^set-cookie/im);
    await expectService(portOf(name));
  });

// All servers at once, because the test mostly waits.
test.concurrent.each(availableServers)(
  `%s serves visitors beside 200 silent and 20 slow connections, and drops those after ${limits.headerSeconds} s`,
  async (name) => {
    const port = portOf(name);
    const sockets = Array.from({ length: 220 }, () => {
      const socket = connect({ port, host: "127.0.0.1" });
      for (const ending of ["error", "end"]) socket.on(ending, () => socket.destroy());
      return socket.resume();
    });
    const slow = sockets.slice(200);
    for (const socket of slow) socket.write(`GET / HTTP/1.1\r\n${host}X-Slow: `);
    const drip = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write("X");
    }, 500);
    try {
      const areDropped = async () => {
        await expectService(port);
        return sockets.every(({ destroyed }) => destroyed);
      };
      await vi.waitUntil(areDropped, { timeout: (limits.headerSeconds + 8) * 1000, interval: 250 });
    } finally {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    }
  },
);
