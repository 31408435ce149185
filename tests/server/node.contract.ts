import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { limits } from "../../server/policy.ts";
import { ask } from "../../tools/http-client.ts";

/** What the Containerfile copies into its last stage: nothing else may be needed. */
const shipped = [
  ...readFileSync("deploy/Containerfile", "utf8").matchAll(/^COPY --from=build \/site\/(\S+) /gm),
].map(([, name = ""]) => name);
const largeFile = Buffer.alloc(48 * 1024 * 1024, "large ");

const patiently = { timeout: 10_000 };

let folder: string;
let started: ChildProcess[];

beforeEach(() => {
  started = [];
  folder = mkdtempSync(join(tmpdir(), "syfor-node-"));
  for (const name of ["package.json", "server"]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist/index.html"), "home");
  writeFileSync(join(folder, "dist/404.html"), "missing");
});
afterEach(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ["server/index.ts"], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", ...env },
  });
  started.push(child);
  const output = { child, text: "", exit: once(child, "close").then(([code]: (number | null)[]) => code) };
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output.text += chunk;
    });
  return output;
}

async function up(env: Record<string, string> = {}) {
  const output = run(env);
  const address = /^The site is at http:\/\/127\.0\.0\.1:(\d+)$/m;
  await expect.poll(() => output.text, patiently).toMatch(address);
  return { output, port: Number(address.exec(output.text)?.[1]) };
}

test("runs with nothing but what the container holds, and prints its address", async () => {
  expect(shipped).toEqual(["package.json", "node_modules", "server", "dist"]);
  const { port } = await up();
  expect((await ask(port, "/")).body.toString()).toBe("home");
});

test("says what to do when the port is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const output = run({ PORT: String(port) });
  expect(await output.exit).toBe(1);
  expect(output.text.trim()).toBe(
    `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`,
  );
  other.close();
});

test.each([
  [{ PORT: "eighty" }, /^PORT is "eighty", which is not a port\./],
  [
    { HOST: "no.such.host.invalid" },
    /^The server cannot listen on HOST no\.such\.host\.invalid and PORT 0: /,
  ],
])("a bad setting %o ends it with a sentence", async (env, sentence) => {
  const output = run(env as Record<string, string>);
  expect(await output.exit).toBe(1);
  expect(output.text).toMatch(sentence);
});

test.each(["dist", "dist/404.html"])("without %s it says so and ends", async (name) => {
  rmSync(join(folder, name), { recursive: true });
  const output = run({});
  expect(await output.exit).toBe(1);
  expect(output.text).toMatch(
    /^There is no built site: .*dist.* is missing\. Build it with: npm run build\n$/,
  );
});

test("on SIGTERM it finishes the answer under way, then ends with 0", async () => {
  writeFileSync(join(folder, "dist/large.txt"), largeFile);
  const { output, port } = await up();
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /large.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  let received = (await once(socket, "data"))[0].length as number;
  socket.pause();
  output.child.kill("SIGTERM");
  const reachable = () =>
    ask(port, "/").then(
      () => true,
      () => false,
    );
  await expect.poll(reachable, patiently).toBe(false);
  socket.on("data", (chunk) => {
    received += chunk.length;
  });
  socket.resume();
  await once(socket, "close");
  expect(received).toBeGreaterThan(largeFile.length);
  expect(await output.exit).toBe(0);
});

test("on SIGTERM it does not wait for connections without a request", async () => {
  const { output, port } = await up();
  const idle = connect(port, "127.0.0.1");
  idle.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  await once(idle, "data");
  const before = Date.now();
  output.child.kill("SIGINT");
  expect(await output.exit).toBe(0);
  expect(Date.now() - before).toBeLessThan((limits.shutdownSeconds * 1000) / 2);
  idle.destroy();
});

test("logs one line of JSON per answer and nothing about the visitor", async () => {
  const { output, port } = await up();
  const headers = { "user-agent": "Secret/1", referer: "http://secret.example/", cookie: "secret=1" };
  await ask(port, "/?email=secret", { headers });
  await ask(port, "/secret-name", { headers });
  await ask(port, "/", { headers, method: "HEAD" });
  await ask(port, "/index.html?secret", { headers });
  await ask(port, "/", { headers, method: "POST", body: "secret" });
  await expect.poll(() => output.text, patiently).toMatch(/"status":405.*\n/);
  const lines = output.text.trim().split("\n").slice(1);
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toMatchObject([
    { method: "GET", path: "/", status: 200, bytes: 4, complete: true },
    { method: "GET", path: null, status: 404, bytes: 7, complete: true },
    { method: "HEAD", path: "/", status: 200, bytes: 0 },
    { method: "GET", path: "/index.html", status: 301, bytes: 0 },
    { method: "POST", path: null, status: 405 },
  ]);
  expect(output.text).not.toMatch(/secret|127\.0\.0\.1"/i);
});

test("ACCESS_LOG=off leaves only the address", async () => {
  const { output, port } = await up({ ACCESS_LOG: "off" });
  await ask(port, "/");
  output.child.kill("SIGTERM");
  await output.exit;
  expect(output.text.trim().split("\n")).toHaveLength(1);
});
