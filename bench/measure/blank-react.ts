import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";

const script = `
import { createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
function Line() {
  useEffect(() => { document.documentElement.dataset.interactive = ""; }, []);
  return createElement("p", null, "One line of text.");
}
hydrateRoot(document.getElementById("root"), createElement(Line));
`;

/** A page that only hydrates one line of text: what React costs by itself. Its files by address. */
export async function blankReactPage(address: string): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(resolve("node_modules/.cache-blank-"));
  try {
    const entry = join(folder, "blank.js");
    writeFileSync(entry, script);
    const result = await build({
      configFile: false,
      logLevel: "silent",
      build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
    });
    const [output] = [result].flat() as { output: readonly { type: string; code?: string }[] }[];
    const code = output?.output.find(({ type }) => type === "chunk")?.code;
    if (!code) throw new Error("The blank page could not be bundled.");
    const html = `<!doctype html><meta name=viewport content=width=device-width><title>x</title><div id=root><p>One line of text.</p></div><script type=module src=${address}.js></script>`;
    return { [address]: html, [`${address}.js`]: code };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
