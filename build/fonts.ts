import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const cache = resolve(".cache/fonts");

const archivo = "node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2";
const jetBrainsMono =
  "node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** ASCII, and every other character that the site's own source uses. */
function charactersOfCopy(): string {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const text = sources.map((name) => readFileSync(join("src", name), "utf8")).join("");
  return [...new Set([...range(0x20, 0x7e), ...text])]
    .filter((character) => character >= " ")
    .sort()
    .join("");
}

/** What visitors may type beyond that: the letters of Western Europe. `fonts.css` gives their range. */
const charactersTyped = range(0xc0, 0xff).join("");

interface Cut {
  readonly source: string;
  readonly axes: Readonly<Record<string, number>>;
  readonly features: readonly string[];
  readonly characters: string;
}

/** One static file for each weight and width in use, instead of a variable font; monospace without ligatures. */
function cuts(): Readonly<Record<string, Cut>> {
  const characters = charactersOfCopy();
  const features = ["kern", "tnum"];
  const text = { source: archivo, axes: { wght: 400, wdth: 100 }, features };
  return {
    text: { ...text, characters },
    typed: { ...text, characters: charactersTyped },
    semibold: { ...text, axes: { wght: 600, wdth: 100 }, characters },
    display: { ...text, axes: { wght: 640, wdth: 110 }, characters },
    mono: { source: jetBrainsMono, axes: { wght: 400 }, features: [], characters },
  };
}

/** The stylesheet refers to these as `url(@fonts/<name>.woff2)`; the share pictures use them too. */
export const fontFile = (name: string) => join(".cache/fonts", `${name}.woff2`);

async function make(name: string, { source, axes, features, characters }: Cut) {
  const original = readFileSync(source);
  const recipe = JSON.stringify({ axes, features, characters });
  const key = createHash("sha256").update(original).update(recipe).digest("hex");
  const stamp = join(cache, `${name}.key`);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === key) return;
  const font = await subsetFont(original, characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: features,
    noLayoutClosure: true,
    noHinting: true,
  });
  mkdirSync(cache, { recursive: true });
  writeFileSync(fontFile(name), font);
  writeFileSync(stamp, key);
}

export function fonts(): Plugin {
  return {
    name: "syfor:fonts",
    async config() {
      await Promise.all(Object.entries(cuts()).map(([name, cut]) => make(name, cut)));
      return { resolve: { alias: { "@fonts": cache } } };
    },
  };
}
