import { fileURLToPath } from "node:url";
import { build } from "vite";

/** A script built by itself: as part of the site it would share its file with what it is to keep waiting. */
export async function loneScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/app/${entry}`, import.meta.url)),
        // So that it can stand inside a page without leaving names in it.
        output: { format: "iife" },
      },
    },
  });
  const [built] = [result].flat() as { readonly output: readonly { readonly code?: string }[] }[];
  const code = built?.output[0]?.code?.trim();
  if (!code) throw new Error(`${entry} could not be built.`);
  return code;
}
