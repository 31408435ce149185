import type { Plugin } from "vite";

/** No line ends in a word that leans on the next one, and no last line is a word or two. */

const bond = "\u00a0";
/** Fewer words are a label or a name; the instruments' labels are longer, and fixed letter for letter. */
const fewestWords = (file: string) => (file.includes("/instruments/") ? 7 : 4);
/** In letters: the shortest last line, and the longest run that still fits the narrowest column. */
const lastLine = { least: 11, most: 20 };

const leaning = /(?<=^|[\s“(])(an?|it|i) (?=\S|$)/gi;

function boundTail(text: string): string {
  const words = text.split(" ");
  let tail = words.pop() ?? "";
  while (tail.length < lastLine.least && words.length > 1) tail = `${words.pop()}${bond}${tail}`;
  return tail.length > lastLine.most ? text : [...words, tail].join(" ");
}

const boundWords = (text: string) => text.replace(leaning, `$1${bond}`);
export const boundProse = (text: string) => boundWords(boundTail(text));

type Bind = (text: string) => string;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly key?: { readonly name?: string };
}

interface Edit {
  readonly node: Node;
  readonly text: string;
}

/** Names stay letter for letter. Headings are balanced, so their last line needs no care. */
const names = /name|label|term|inProse|alt/i;
const headings = /title|headline|closing/i;

function bindFor(key: string, bind: Bind): Bind {
  if (names.test(key)) return (text) => text;
  return headings.test(key) ? boundWords : bind;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** What a template inserts here is its last word. */
const endsAfterInsertion = (code: string, { end }: Node) => /^\$\{[^{}]+\}\.?`/.test(code.slice(end));

/** `bind` is for whole strings; what a template says before and after its insertions is never the whole. */
function editsIn(value: unknown, code: string, bind: Bind): Edit[] {
  if (Array.isArray(value)) return value.flatMap((item) => editsIn(item, code, bind));
  if (!isNode(value)) return [];
  if (value.type === "Literal" && typeof value.value === "string")
    return [{ node: value, text: JSON.stringify(bind(value.value)) }];
  if (value.type === "TemplateElement") {
    const text = boundWords(code.slice(value.start, value.end));
    return [
      {
        node: value,
        text: endsAfterInsertion(code, value) ? text.replace(/ (\S+) $/, `${bond}$1${bond}`) : text,
      },
    ];
  }
  const inner = value.type === "Property" ? bindFor(value.key?.name ?? "", bind) : bind;
  return Object.values(value).flatMap((part) => editsIn(part, code, inner));
}

/** A module with the words of its strings bound. */
export function bindStrings(code: string, program: unknown, fewest: number): string {
  const bind: Bind = (text) => (text.split(" ").length < fewest ? text : boundProse(text));
  let bound = "";
  let done = 0;
  for (const { node, text } of editsIn(program, code, bind).sort(
    (one, other) => one.node.start - other.node.start,
  )) {
    bound += code.slice(done, node.start) + text;
    done = node.end;
  }
  return bound + code.slice(done);
}

/** Copy; not the company's data, nor what the specification has the form say, nor what only machines read. */
const copy =
  /src\/content\/(?:home|products|instruments|site\/(?:call-to-action|footer|not-found|reserved))\b.*\.ts$/;

export const lineEnds = (): Plugin => ({
  name: "syfor:line-ends",
  transform(code, id) {
    return copy.test(id)
      ? { code: bindStrings(code, this.parse(code), fewestWords(id)), map: null }
      : undefined;
  },
});
