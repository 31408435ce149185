import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeOnly, fingerprint, scenes } from "./scenes.ts";

test("a comment, a docstring and an empty line are not code", () => {
  const bare = 'x = "#FF5A1F"\ny = 2\n';
  const told = '"""What it is.\n\nAt length."""\nx = "#FF5A1F"  # signal orange\n\n\n# two\ny = 2\n';
  expect(codeOnly(told).trim()).toBe(codeOnly(bare).trim());
  expect(codeOnly('x = "#FF5A20"')).not.toBe(codeOnly('x = "#FF5A1F"'));
});

test("every picture has a fingerprint of its own", () => {
  const entries = new Set(scenes().values());
  expect(new Set([...entries].map(fingerprint)).size).toBe(entries.size);
});

test("shared stages are no pictures", () => {
  expect([...scenes().keys()]).toContain("hero-wide");
  expect([...scenes().keys()]).not.toContain("hero");
  expect(readFileSync("art/scenes/hero.py", "utf8")).toContain("def land");
});
