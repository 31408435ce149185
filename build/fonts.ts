import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const cache = resolve(".cache/fonts");

/** `url(@fonts/<file>)` in the stylesheet finds the subsets made here. */
const faces = [
  {
    file: "archivo.woff2",
    source: "node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 112 } },
  },
  {
    file: "mono.woff2",
    source: "node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
    axes: { wght: 400 },
  },
];

/** Where the subsets are made: the build preloads them, the share pictures are set in them. */
export const fontFiles = faces.map(({ file }) => `.cache/fonts/${file}`);

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** What visitors type (ASCII and the letters of Western Europe), and every other character the source uses. */
function glyphsInUse(): string {
  const typed = [...range(0x20, 0x7e), ...range(0xc0, 0xff)];
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const text = sources.map((name) => readFileSync(join("src", name), "utf8")).join("");
  return [...new Set([...typed, ...text])]
    .filter((character) => character >= " ")
    .sort()
    .join("");
}

async function makeSubset({ file, source, axes }: (typeof faces)[number], glyphs: string) {
  const original = readFileSync(source);
  const key = createHash("sha256").update(original).update(glyphs).update(JSON.stringify(axes)).digest("hex");
  const stamp = join(cache, `${file}.key`);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === key) return;
  const subset = await subsetFont(original, glyphs, { targetFormat: "woff2", variationAxes: axes });
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, file), subset);
  writeFileSync(stamp, key);
}

export function fonts(): Plugin {
  return {
    name: "syfor:fonts",
    async config() {
      const glyphs = glyphsInUse();
      await Promise.all(faces.map((face) => makeSubset(face, glyphs)));
      return { resolve: { alias: { "@fonts": cache } } };
    },
  };
}
