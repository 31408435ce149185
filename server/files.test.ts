import { expect, test } from "vitest";
import { addressOf, isServed, pageFileOf, redirectsTo } from "./files.ts";

test.each([
  ["index.html", true],
  ["assets/index-1.js", true],
  [".well-known/security.txt", true],
  ["assets/index-1.js.map", false],
  ["assets/index-1.js.br", false],
  [".env", false],
  [".git/config.txt", false],
  [".vite/manifest.json", false],
  ["_headers", false],
  ["_redirects", false],
  ["notes", false],
])("%s is served: %s", (file, served) => {
  expect(isServed(file)).toBe(served);
});

test("pages have neither .html nor a slash at the end", () => {
  expect(addressOf("index.html")).toBe("/");
  expect(addressOf("syfor-drones.html")).toBe("/syfor-drones");
  for (const file of ["index.html", "syfor-drones.html"]) expect(pageFileOf(addressOf(file))).toBe(file);
  expect(redirectsTo("/")).toEqual(["/index.html"]);
  expect(redirectsTo("/syfor-drones")).toEqual(["/syfor-drones.html", "/syfor-drones/"]);
});
