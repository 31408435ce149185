import { fileURLToPath } from "node:url";
import { build } from "vite";

const source = fileURLToPath(new URL("../src/app/entry-first.ts", import.meta.url));

/** Built by itself: as part of the site it would share its file with what it is to keep waiting. */
export async function firstScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, target: "es2022", rolldownOptions: { input: source } },
  });
  const [built] = [result].flat() as { readonly output: readonly { readonly code?: string }[] }[];
  const code = built?.output[0]?.code;
  if (!code) throw new Error("The first script could not be built.");
  return code;
}
