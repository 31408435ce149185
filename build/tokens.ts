import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Design tokens that scripts need too, read from where they are written: `src/styles/tokens.css`. */

const moduleId = "virtual:tokens";

interface Tokens {
  readonly breakpoints: Readonly<Record<string, string>>;
  readonly colors: Readonly<Record<string, string>>;
}

function readTokens(): Tokens {
  const css = readFileSync("src/styles/tokens.css", "utf8");
  const named = (kind: string) =>
    Object.fromEntries(
      [...css.matchAll(new RegExp(`--${kind}-([\\w-]+): (#\\w+|[\\d.]+rem);`, "g"))].map(
        ([, name = "", value = ""]) => [name, value],
      ),
    );
  return { breakpoints: named("breakpoint"), colors: named("color") };
}

const tokens = readTokens();

function token(kind: keyof Tokens, name: string): string {
  const value = tokens[kind][name];
  if (!value) throw new Error(`src/styles/tokens.css has no ${name} among its ${kind}.`);
  return value;
}

export const color = (name: string) => token("colors", name);
export const breakpoint = (name: string) => token("breakpoints", name);

/** Makes the tokens that markup repeats importable in the browser's code. */
export function tokensModule(): Plugin {
  return {
    name: "syfor:tokens",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) =>
      id === `\0${moduleId}`
        ? `export const breakpoints = ${JSON.stringify(tokens.breakpoints)};`
        : undefined,
  };
}
