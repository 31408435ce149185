import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf, filesIn, isServed } from "../server/files.ts";
import specified from "./required-words.json" with { type: "json" };

/** The specification's words, letter for letter: of every page, of each page by its address, of all scripts together. */
const requiredWords: Readonly<Record<string, readonly string[]>> = specified;
export const requiredInScripts = specified.scripts;
export const requiredOn = (address: string) => [
  ...specified["every page"],
  ...(requiredWords[address] ?? []),
];

/** Each hedge is allowed; a page with more than this many reads as timid. */
export const maxHedges = 8;

const hedges = [
  /not (?:published|stated|specified|disclosed|connected|verified|to scale|data|ours)/,
  /(?:do not|does not|did not) (?:publish|state|say|claim)/,
  /(?:publish|claim|state)s? no /,
  /no accreditation/,
  /(?:on|upon) request/,
  /as agreed/,
  /\bby contract\b/,
  /renderings?/,
  /illustrative|schematic|idealized/,
  /\ba sketch\b|\ba drawing, not/,
  /not (?:a|an|test) (?:record|test|offer|result)s?/,
  /not results/,
  /examples?\b/,
  /\b(?:is a simulation|simulated)\b/,
  /reach(?:es)? nobody|reserved for/,
  /\bin general\b(?! terms)/,
  /\b(?:aid, not|never as|not|never) proof/,
  /(?:was|were) not (?:tested|flown)/,
  /may (?:need|require|be controlled|also apply)/,
  /subject to/,
  /where (?:lawful|export law allows|release is authorized|still possible|it is still possible)/,
  /legal advice/,
  /nothing here is an offer/,
  /not meant to/,
  /not for flight planning/,
  /\ba scenario[.;,)]/,
] as const;

const entities: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  quot: '"',
  amp: "&",
  "#x27": "'",
  nbsp: " ",
};

/** The visible text of a page, with white space collapsed. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/<\/(?:p|li|h\d|dt|dd|td|th|tr|figcaption|summary|legend|label|button|a)>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(lt|gt|quot|amp|#x27|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll(/\s+/g, " ");

/** Without the header and the footer, which are the same on every page. */
const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

/** Every hedge of a page, as written. */
export const hedgesIn = (html: string): string[] => {
  const text = textOf(mainOf(html));
  return hedges.flatMap(({ source }) => text.match(new RegExp(source, "gi")) ?? []);
};

const plain = (text: string) => text.replaceAll(/\s+/g, " ").toLowerCase();

export function wordProblems(address: string, html: string): string[] {
  const text = plain(textOf(html));
  const required = requiredOn(address);
  // Words that are listed twice must appear twice.
  const timesListed = (words: string) => required.filter((other) => other === words).length;
  const missing = [...new Set(required)]
    .filter((words) => text.split(plain(words)).length - 1 < timesListed(words))
    .map((words) => `${address} does not say "${words}" as often as the specification asks`);
  const found = hedgesIn(html);
  const timid =
    found.length > maxHedges
      ? [`${address} hedges ${found.length} times, ${maxHedges} at most: ${found.join(" | ")}`]
      : [];
  return [...missing, ...timid];
}

export const scriptWordProblems = (scripts: string) =>
  requiredInScripts
    .filter((words) => !scripts.includes(words))
    .map((words) => `no script says "${words}", as the specification asks`);

/** Why the words of the folder must not be published, one line each. */
export function allWordProblems(folder: string): string[] {
  const served = filesIn(folder).filter(isServed);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return [
    ...served
      .filter((file) => file.endsWith(".html"))
      .flatMap((file) => wordProblems(addressOf(file), read(file))),
    ...scriptWordProblems(
      served
        .filter((file) => file.endsWith(".js"))
        .map(read)
        .join("\n"),
    ),
  ];
}
