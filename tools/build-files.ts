import { readFileSync } from "node:fs";
import { addressOf, filesIn, isPage, isServed } from "../server/files.ts";
import { pageDigestsIn } from "../server/page-digests.ts";
import { notFoundFile, policyFor } from "../server/policy.ts";

export const built = (file: string) => readFileSync(`dist/${file}`);
export const servedFiles = filesIn("dist").filter((file) => isServed(file) && file !== notFoundFile);
export const policy = policyFor(pageDigestsIn("dist"));
export const pageFiles = servedFiles.filter(isPage);

function oneFile(ending: string): string {
  const file = servedFiles.find((name) => name.startsWith("assets/") && name.endsWith(ending));
  if (!file) throw new Error(`The build holds no ${ending} in assets.`);
  return file;
}

/** The largest script: long enough for ranges and compression to matter. */
export const scriptFile = servedFiles
  .filter((name) => name.startsWith("assets/") && name.endsWith(".js"))
  .sort((a, b) => built(b).length - built(a).length)[0] as string;
export const script = addressOf(scriptFile);
export const font = addressOf(oneFile(".woff2"));
