import { expect, test } from "vitest";
import { negotiate } from "./negotiate.ts";

const representation = (encoding: string, size: number) => ({
  encoding,
  body: Buffer.alloc(size),
  etag: `"${encoding}"`,
});
const forms = [
  representation("br", 10),
  representation("zstd", 12),
  representation("gzip", 15),
  representation("identity", 40),
];

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, zstd", "zstd"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["", "identity"],
  [undefined, "identity"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.2, gzip;q=0.8", "gzip"],
  ["*", "br"],
  ["*;q=0, gzip;q=0.1", "gzip"],
  ["identity, br;q=0.5", "identity"],
  ["brotli, x-gzip, deflate", "identity"],
  ["br;q=nonsense", "identity"],
  ["*;q=0", "identity"],
  [",;,=;q;;", "identity"],
])("Accept-Encoding %j gets %s", (header, encoding) => {
  expect(negotiate(forms, header).encoding).toBe(encoding);
});
