import postcss, { type Container } from "postcss";
import type { Plugin } from "vite";
import { textsIn } from "./script-texts.ts";

/**
 * In the source a class is called what it does. In what visitors download, utilities and custom properties have names
 * of two or three letters: the long ones are a tenth of a page.
 */

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g;
const unescaped = (name: string) =>
  name
    .replace(/\\([0-9a-f]{1,6}) ?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");
/** As React writes an attribute. */
const escaped = (name: string) =>
  name
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

function isUtility(node: Container["parent"]): boolean {
  if (!node) return false;
  const isLayer = node.type === "atrule" && "params" in node && "name" in node && node.name === "layer";
  return isLayer ? node.params === "utilities" : isUtility(node.parent);
}

/** A word that cannot be any other: "flex" may mean something else in a script, "lg:flex" may not. */
const isUnmistakable = (name: string) => /[-:[(]/.test(name) && !/["'`\\]/.test(name);

function classesIn(stylesheet: string) {
  const all = new Set<string>();
  const utilities = new Set<string>();
  postcss.parse(stylesheet).walkRules((rule) => {
    for (const [, written = ""] of rule.selector.matchAll(className)) {
      const name = unescaped(written);
      all.add(name);
      if (isUtility(rule.parent) && isUnmistakable(name)) utilities.add(name);
    }
  });
  return { all, utilities };
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

export interface Said {
  /** Whether one of our own modules says it. */
  readonly isOurs: boolean;
  readonly text: string;
}

/** How often each utility is said; those that are also said in another sense are not to be renamed. */
function countUtilities(everything: readonly Said[], stylesheet: string): Map<string, number> {
  const { all, utilities } = classesIn(stylesheet);
  const counts = new Map([...utilities].map((name) => [name, 0]));
  const ambiguous = new Set<string>();
  for (const { isOurs, text } of everything) {
    const words = wordsOf(text);
    const isList = isOurs && words.every((word) => all.has(word));
    for (const word of words)
      if (!isList) ambiguous.add(word);
      else if (counts.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  for (const word of ambiguous) counts.delete(word);
  return counts;
}

const propertyName = /--[a-z][\w-]*/g;

/** How often each custom property is said; those that scripts speak of as well are not to be renamed. */
function countProperties(everything: readonly Said[], stylesheet: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name] of stylesheet.matchAll(propertyName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { text } of everything)
    if (/^--|var\(--/.test(text)) for (const [name] of text.matchAll(propertyName)) counts.delete(name);
  return counts;
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** a0 … z9, then a0a … z9z and so on: no word of a script looks like that. */
function shortName(index: number): string {
  const [turn, place] = [Math.floor(index / 260), index % 260];
  return `${letters[Math.floor(place / 10)]}${place % 10}${turn === 0 ? "" : (letters[turn - 1] ?? turn)}`;
}

function abbreviate(counts: ReadonlyMap<string, number>): Map<string, string> {
  const byFrequency = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return new Map(byFrequency.map(([name], index) => [name, shortName(index)]));
}

export class ShortNames {
  readonly #classes: ReadonlyMap<string, string>;
  readonly #properties: ReadonlyMap<string, string>;

  constructor(everything: readonly Said[], stylesheet: string) {
    this.#classes = abbreviate(countUtilities(everything, stylesheet));
    this.#properties = abbreviate(countProperties(everything, stylesheet));
  }

  /** Whether scripts speak of a custom property: then it has no short name, and they may set it. */
  readonly isSpokenOf = (property: string) => !this.#properties.has(property);

  inScript(code: string): string {
    let result = "";
    let done = 0;
    for (const { start, end } of textsIn(code).sort((a, b) => a.start - b.start)) {
      const renamed = code.slice(start, end).replace(/[^\s"'`]+/g, (word) => this.#classes.get(word) ?? word);
      result += code.slice(done, start) + renamed;
      done = end;
    }
    return result + code.slice(done);
  }

  inStyle(stylesheet: string): string {
    const root = postcss.parse(stylesheet);
    const renamed = (text: string) =>
      text.replace(propertyName, (name) => {
        const short = this.#properties.get(name);
        return short ? `--${short}` : name;
      });
    root.walkAtRules("property", (rule) => {
      rule.params = renamed(rule.params);
    });
    root.walkDecls((declaration) => {
      declaration.prop = renamed(declaration.prop);
      declaration.value = renamed(declaration.value);
    });
    root.walkRules((rule) => {
      rule.selector = rule.selector.replace(className, (written, name: string) => {
        const short = this.#classes.get(unescaped(name));
        return short ? `.${short}` : written;
      });
    });
    return root.toString();
  }

  inPage(html: string): string {
    const written = new Map([...this.#classes].map(([name, short]) => [escaped(name), short]));
    return html.replace(/ class="([^"]*)"/g, (_, names: string) => {
      const short = wordsOf(names).map((name) => written.get(name) ?? name);
      return ` class="${short.join(" ")}"`;
    });
  }
}

const pluginName = "syfor:short-names";

/** The names found while the scripts of this environment were bundled. */
export function shortNamesOf(environment: { readonly plugins: readonly Plugin[] }): ShortNames {
  const names = environment.plugins.find(({ name }) => name === pluginName)?.api as
    | (() => ShortNames)
    | undefined;
  if (!names) throw new Error("The build needs its short names.");
  return names();
}

/** Finds the names when every module is known, and puts them into the scripts before these are named after their content. */
export function shortNames(): Plugin {
  let stylesheet = "";
  let names: ShortNames | undefined;
  const known = () => {
    if (!names) throw new Error("The short names are known only after the scripts are bundled.");
    return names;
  };
  return {
    name: pluginName,
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    api: known,
    transform(code, id) {
      if (id.endsWith(".css")) stylesheet += code;
    },
    buildEnd() {
      const everything = [...this.getModuleIds()].flatMap((id) => {
        const code = /\.(?:css|html)$/.test(id) ? undefined : this.getModuleInfo(id)?.code;
        return textsIn(code ?? "").map(({ value: text }) => ({ isOurs: id.includes("/src/"), text }));
      });
      names = new ShortNames(everything, stylesheet);
    },
    renderChunk: (code) => ({ code: known().inScript(code), map: null }),
  };
}
