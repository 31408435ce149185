import type { Plugin } from "vite";

/** In prose no line ends in a word that leans on the next one, and no last line is one short word. More would tear lines that `text-wrap: pretty` sets well. */

const bond = "\u00a0";
/** In characters: what is shorter is a label or a cell, whose last line may be one word; and what is a label alone. */
const shortestProse = 60;
const shortestBound = 25;

const leaning = /(?<=^|[\s“(])([Aa]n?|It?) (?=\S|$)/g;
const shortEnd = / (?=\p{L}{1,5}\P{L}?$)/u;

const boundWords = (text: string) => text.replace(leaning, `$1${bond}`);
const isProse = (text: string) => text.length >= shortestProse;

export function boundProse(text: string): string {
  if (text.length < shortestBound) return text;
  return isProse(text) ? boundWords(text).replace(shortEnd, bond) : boundWords(text);
}

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

/** Names stay letter for letter. */
const names = /name|label|term|inProse|alt/i;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** A template's last words may be what it inserts, so that only its leaning words are bound. */
function editsIn(value: unknown, code: string): Edit[] {
  if (Array.isArray(value)) return value.flatMap((item) => editsIn(item, code));
  if (!isNode(value)) return [];
  const source = code.slice(value.start, value.end);
  if (value.type === "Property" && names.test(value.key?.name ?? "")) return [];
  if (value.type === "TemplateLiteral" && !isProse(source)) return [];
  if (value.type === "TemplateElement") return [{ node: value, text: boundWords(source) }];
  if (value.type === "Literal" && typeof value.value === "string")
    return [{ node: value, text: JSON.stringify(boundProse(value.value)) }];
  return Object.values(value).flatMap((part) => editsIn(part, code));
}

/** A module with the words of its strings bound. */
export function bindStrings(code: string, program: unknown): string {
  let bound = "";
  let done = 0;
  for (const { node, text } of editsIn(program, code).sort(
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
    return copy.test(id) ? { code: bindStrings(code, this.parse(code)), map: null } : undefined;
  },
});
