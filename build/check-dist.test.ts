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
    '<script>1</script><style>a{}</style><h1 id="x">x</h1><img alt="" src="/a.svg" srcset="/a.svg 1x, /b.svg 2x"><a href="https://example.org/">x</a><a href="/#x">x</a><a href="#x">x</a><a href="#">x</a><a href="mailto:a@b.example">x</a>';
  expect(problemsOf({ "index.html": html, "a.svg": "", "b.svg": "", _headers: "" })).toEqual([]);
});

test.each([
  ["<h1>x</h1>", "0 scripts inside instead of one"],
  ["<script>1</script><script>1</script>", "2 scripts inside instead of one"],
  ["<h1>x</h1>", "0 style elements instead of its own"],
  ["<style>a{}</style><style>b{}</style>", "2 style elements instead of its own"],
  ['<p style="color:red">', "a style attribute"],
  ['<p onclick="x()">', "an event handler attribute"],
  ['<img src="https://cdn.example/a.png">', "a file of another origin"],
  ['<link rel="preconnect" href="https://fonts.example">', "another origin"],
  ['<a href="javascript:alert(1)">', "javascript:"],
  ['<img src="/missing.png">', "/missing.png, which is not in the build"],
  ['<img src="/a.svg">', "a picture without a description"],
  ["<h1>x</h1><h1>y</h1>", "2 headings of the first level"],
  ['<p id="x"><p id="x">', "the id x twice"],
  ['<a href="/nowhere">x</a>', "/nowhere, which does not exist"],
  ['<a href="/#nowhere">x</a>', "/#nowhere, which has no such place"],
  ['<a href="#nowhere">x</a>', "#nowhere, which has no such place"],
  ['<a href="">x</a>', "a link to nowhere"],
])("%s must not be published", (html, problem) => {
  expect(problemsOf({ "index.html": html }).join("\n")).toContain(problem);
});

test.each(["assets/a.js.map", ".env", ".git/HEAD", "notes.md"])("%s must not be published", (file) => {
  expect(problemsOf({ [file]: "x" }).join("\n")).toContain(`${file} is of a kind that is not served`);
});

test("pages with different scripts inside must not be published", () => {
  const pages = { "index.html": "<script>1</script>", "404.html": "<script>2</script>" };
  expect(problemsOf(pages).join("\n")).toContain("pages have 2 different scripts inside instead of one");
});

test("a picture over its cap must not be published", () => {
  const heavy = { "pictures/a.avif": "x".repeat(250_001), "pictures/b.webp": "x".repeat(250_000) };
  expect(problemsOf(heavy)).toEqual(["pictures/a.avif is heavier than 250 kB"]);
});

test("a page that did not render must not be published", () => {
  expect(problemsOf({ "index.html": '<div id="root"></div>' }).join("\n")).toContain("prerendering failed");
});

test("a script without its digest must not be published", () => {
  const problems = problemsOf({ "index.html": '<script src="/a.js"></script>', "a.js": "1" });
  expect(problems.join("\n")).toContain("integrity");
});
