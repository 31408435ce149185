import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { distProblems } from "./check-dist.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "check-dist-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function problemsOf(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return distProblems(folder);
}

test("a clean page passes", () => {
  const html =
    '<h1 id="x">x</h1><img alt="" src="/a.svg" srcset="/a.svg 1x, /b.svg 2x"><a href="https://example.org/">x</a><a href="/#x">x</a><a href="#x">x</a><a href="#">x</a><a href="mailto:a@b.example">x</a>';
  expect(problemsOf({ "index.html": html, "a.svg": "", "b.svg": "", _headers: "" })).toEqual([]);
});

test.each([
  ['<img src="https://cdn.example/a.png">', "a file of another origin"],
  ['<link rel="preconnect" href="https://fonts.example">', "a file of another origin"],
  ['<img src="/missing.png">', "/missing.png, which is not in the build"],
  ['<p id="x"><p id="x">', "the id x twice"],
  ['<a href="/nowhere">x</a>', "/nowhere, which is not in the build"],
  ['<a href="/#nowhere">x</a>', "/#nowhere, which is not in the build"],
  ['<a href="#nowhere">x</a>', "#nowhere, which is not in the build"],
])("%s must not be published", (html, problem) => {
  expect(problemsOf({ "index.html": html }).join("\n")).toContain(problem);
});

const unserved = ["assets/a.js.map", ".env", ".git/config.txt", ".vite/manifest.json", "notes.md", "notes"];
test.each(unserved)("%s must not be published", (file) => {
  expect(problemsOf({ [file]: "x" }).join("\n")).toContain(`${file} is of a kind that is not served`);
});

test("a picture over its cap must not be published", () => {
  const heavy = { "pictures/a.avif": "x".repeat(350_001), "pictures/b.webp": "x".repeat(350_000) };
  expect(problemsOf(heavy)).toEqual(["pictures/a.avif is heavier than 350 kB"]);
});
