import { type ESTree, parseSync, Visitor } from "vite";

interface Text {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Every string in a script. */
export function textsIn(code: string): Text[] {
  const texts: Text[] = [];
  const take = (value: string, { start, end }: ESTree.Span) => texts.push({ value, start, end });
  new Visitor({
    Literal: (literal) => {
      if (typeof literal.value === "string") take(literal.value, literal);
    },
    TemplateElement: (element) => take(element.value.cooked ?? "", element),
  }).visit(parseSync("script.js", code).program);
  return texts;
}
