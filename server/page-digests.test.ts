import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageDigestsIn } from "./page-digests.ts";

const digest = (text: string) => createHash("sha256").update(text).digest("base64");

test("knows every script and style inside the pages, each once, and no data", () => {
  const folder = mkdtempSync(join(tmpdir(), "syfor-pages-"));
  mkdirSync(join(folder, "deeper"));
  writeFileSync(
    join(folder, "index.html"),
    `<style>a{}</style><style data-of="b">b{}</style><script>one</script><script type="module">two
</script><script type="speculationrules">{"prefetch":[]}</script>
<script type="application/ld+json">{"@graph":[]}</script><script type=application/ld+json>{}</script>
<script type="module" src="/assets/a.js"></script>`,
  );
  writeFileSync(join(folder, "deeper/page.html"), "<style>c{}</style><script>one</script>");
  writeFileSync(join(folder, "other.txt"), "<script>no</script>");
  const { scripts, styles } = pageDigestsIn(folder);
  rmSync(folder, { recursive: true });
  expect(scripts).toEqual(["one", "two\n", '{"prefetch":[]}'].map(digest).sort());
  expect(styles).toEqual(["a{}", "b{}", "c{}"].map(digest).sort());
});
