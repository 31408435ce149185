import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Design tokens for code, read from their only source, `src/styles/tokens.css`. */

const moduleId = "virtual:tokens";

type Tokens = Readonly<Record<string, string>>;

function namedTokens(kind: string): Tokens {
  const css = readFileSync("src/styles/tokens.css", "utf8");
  const declarations = css.matchAll(new RegExp(`--${kind}-([\\w-]+): (#\\w+|[\\d.]+rem);`, "g"));
  return Object.fromEntries([...declarations].map(([, name = "", value = ""]) => [name, value]));
}

const colors = namedTokens("color");

export function color(name: string): string {
  const value = colors[name];
  if (!value) throw new Error(`src/styles/tokens.css has no color "${name}".`);
  return value;
}

export const tokens = (): Plugin => ({
  name: "syfor:tokens",
  resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
  load: (id) =>
    id === `\0${moduleId}`
      ? `export const breakpoints = ${JSON.stringify(namedTokens("breakpoint"))};\nexport const color = ${JSON.stringify(colors)};`
      : undefined,
});
