import { expect, test } from "vitest";
import { withIntegrity } from "./integrity.ts";

const read = (file: string) => Buffer.from(`content of ${file}`);

test("scripts, styles and preloaded modules get a digest, everything else stays", () => {
  const html = [
    '<script type="module" crossorigin src="/a.js"></script>',
    '<link rel="stylesheet" crossorigin href="/a.css">',
    '<link rel="modulepreload" href="/b.js" />',
    '<link rel="icon" href="/icon.svg" />',
    '<script type="application/ld+json">{}</script>',
  ].join("\n");
  const lines = withIntegrity(html, read).split("\n");
  expect(lines[0]).toMatch(/^<script [^>]* integrity="sha256-[\w+/]{43}="><\/script>$/);
  expect(lines[1]).toMatch(/ integrity="sha256-[\w+/]{43}=">$/);
  expect(lines[2]).toMatch(/ integrity="sha256-[\w+/]{43}=">$/);
  expect(lines.slice(3)).toEqual(html.split("\n").slice(3));
});

test("a second pass changes nothing, and a changed file changes the digest", () => {
  const once = withIntegrity('<script src="/a.js"></script>', read);
  expect(withIntegrity(once, read)).toBe(once);
  expect(withIntegrity(once, () => Buffer.from("changed"))).not.toBe(once);
});

test("a script of another origin stops the build", () => {
  expect(() => withIntegrity('<script src="https://cdn.example/a.js"></script>', read)).toThrow(/none/);
});
