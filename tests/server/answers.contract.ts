import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { addressOf, isHashed, redirectsTo, typeOf } from "../../server/files.ts";
import { caching, partPolicy, transportSecurity } from "../../server/policy.ts";
import { built, font, pageFiles, policy, script, scriptFile, servedFiles } from "../../tools/build-files.ts";
import { ask, type Question, type Reply } from "../../tools/http-client.ts";
import { availableServers } from "../../tools/servers.ts";
import { portOf } from "./ports.ts";

const decompressors = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const lowercase = (entries: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name.toLowerCase(), value]));
/** nginx runs its header filters twice for a 416, so every header is doubled there. */
const saidOnce = (headers: Reply["headers"], status: number) =>
  status === 416
    ? Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, undouble(String(value))]))
    : headers;
const undouble = (value: string) => value.replace(/^(.+), \1$/, "$1");
const notFoundPage = built("404.html");

const kindsOfAnswer: readonly (readonly [string, number, string, Question])[] = [
  ["a page", 200, "/syfor-drones", {}],
  ["a redirect", 301, "/index.html", {}],
  ["not modified", 304, "/", { headers: { "if-none-match": "*" } }],
  ["not found", 404, "/no-such-page", {}],
  ["not found among scripts", 404, "/assets/no-such-script.js", {}],
  ["the wrong method", 405, "/", { method: "POST" }],
  ["a part that does not exist", 416, "/", { headers: { range: "bytes=99999999-" } }],
  ["the health check", 200, "/healthz", {}],
];

const kindsOfPart: readonly (readonly [string, number, string, Question])[] = [
  ["a script", 200, script, {}],
  ["a font", 200, font, {}],
  ["part of a file", 206, script, { headers: { range: "bytes=0-9" } }],
  ["a file not modified", 304, script, { headers: { "if-none-match": "*" } }],
];

describe.each(availableServers)("%s", (name) => {
  const port = portOf(name);
  const get = (path: string, question?: Question) => ask(port, path, question);

  const policyIn = (headers: Reply["headers"]) =>
    Object.fromEntries(Object.entries(headers).filter(([header]) => header in lowercase(policy)));

  test.each(kindsOfAnswer)("says the whole policy on %s (%i)", async (_kind, status, path, question) => {
    const { headers, ...reply } = await get(path, question);
    expect(reply.status).toBe(status);
    expect(policyIn(saidOnce(headers, status))).toEqual(lowercase(policy));
    for (const header of ["set-cookie", "x-powered-by"]) expect(headers).not.toHaveProperty(header);
    // Core nginx can hide only its version, not its name.
    expect([undefined, "nginx"]).toContain(headers.server);
  });

  test.each(kindsOfPart)("says only what binds a part on %s (%i)", async (_kind, status, path, question) => {
    const { headers, ...reply } = await get(path, question);
    expect(reply.status).toBe(status);
    expect(policyIn(headers)).toEqual(lowercase(partPolicy));
    expect(headers["cache-control"]).toBe(caching.hashed);
  });

  test("promises TLS only where the visitor has it", async () => {
    const [key = ""] = Object.keys(lowercase(transportSecurity));
    expect((await get("/")).headers).not.toHaveProperty(key);
    const secure = await get("/", { headers: { "x-forwarded-proto": "https" } });
    expect(secure.headers).toMatchObject(lowercase(transportSecurity));
  });

  test.each(servedFiles)("serves %s as it was built, with its type and cache rule", async (file) => {
    const { status, headers, body } = await get(addressOf(file));
    expect(status).toBe(200);
    expect(body.equals(built(file))).toBe(true);
    expect(headers["content-type"]).toBe(typeOf(file));
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers["cache-control"]).toBe(isHashed(file) ? caching.hashed : caching.revalidated);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers).not.toHaveProperty("content-encoding");
  });

  test.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
  ] as const)("whoever takes %s is sent %s", async (accepted, encoding) => {
    const { headers, body } = await get(script, { headers: { "accept-encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-type"]).toBe(typeOf(scriptFile));
    expect(headers.vary).toBe("Accept-Encoding");
    expect(decompressors[encoding](body).equals(built(scriptFile))).toBe(true);
  });

  test("compresses pages, the 404 included, and gives a browser brotli", async () => {
    const browser = { headers: { "accept-encoding": "gzip, deflate, br, zstd" } };
    const page = await get("/syfor-drones", browser);
    expect(page.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(page.body).equals(built("syfor-drones.html"))).toBe(true);
    const missing = await get("/no-such-page", browser);
    expect(missing.status).toBe(404);
    expect(missing.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(missing.body).equals(notFoundPage)).toBe(true);
  });

  test("answers 304 to whoever has the file, for each encoding apart", async () => {
    const tags = new Set<unknown>();
    for (const encoding of ["identity", "br", "gzip"]) {
      const accept = { "accept-encoding": encoding };
      const { etag } = (await get("/", { headers: accept })).headers;
      tags.add(etag);
      const again = await get("/", { headers: { ...accept, "if-none-match": String(etag) } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers["cache-control"]).toBe(caching.revalidated);
      expect(again.headers.vary).toBe("Accept-Encoding");
    }
    expect(tags.size).toBe(3);
    expect((await get("/", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test("answers HEAD with the same headers and no body", async () => {
    const [head, full] = [await get(script, { method: "HEAD" }), await get(script)];
    expect(head.body).toHaveLength(0);
    for (const header of ["content-length", "content-type", "etag", "cache-control", "vary"])
      expect(head.headers[header]).toBe(full.headers[header]);
  });

  test.each([
    ["bytes=0-0", 0, 1],
    ["bytes=100-199", 100, 200],
    ["bytes=-7", -7, undefined],
    ["bytes=50-", 50, undefined],
  ] as const)("sends the part %s", async (range, start, end) => {
    const part = built(scriptFile).subarray(start, end);
    const { status, headers, body } = await get(script, { headers: { range } });
    expect(status).toBe(206);
    expect(body.equals(part)).toBe(true);
    expect(headers["content-range"]).toMatch(new RegExp(`^bytes \\d+-\\d+/${built(scriptFile).length}$`));
  });

  test.each(
    pageFiles.flatMap((file) => redirectsTo(addressOf(file)).map((former) => [former, addressOf(file)])),
  )("redirects %s to %s for good, with its query", async (former = "", address = "") => {
    const { status, headers } = await get(`${former}?a=%2F&b=c`);
    expect([status, headers.location]).toEqual([301, `${address}?a=%2F&b=c`]);
  });

  test.each([
    "/no-such-page",
    "/404",
    "/SYFOR-DRONES",
    "/syfor-drones/x",
    "/assets/",
    "/.well-known/",
    "/.env",
    "/_headers",
    `${script}.map`,
    `${script}.br`,
    `${script}/`,
    "/index.html.br",
  ])("shows the 404 page with status 404 at %s", async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe(caching.revalidated);
    expect(body.equals(notFoundPage)).toBe(true);
  });

  test("a 404 is whole, whatever the request's conditions", async () => {
    const headers = { "if-none-match": "*", range: "bytes=0-9" };
    const { status, body } = await get("/no-such-page", { headers });
    expect([status, body.length]).toEqual([404, notFoundPage.length]);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])(
    "refuses %s",
    async (method) => {
      const { status, headers } = await get("/", { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe("GET, HEAD");
    },
  );
});
