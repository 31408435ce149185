import postcss, { type AtRule, type ChildNode } from "postcss";
import { breakpoint } from "./tokens.ts";

/** In the size of its type, paper is as wide as a window of this width: what is said for one holds on it. */
const paperWidth = Number.parseFloat(breakpoint("lg"));

const isForPrint = ({ name, params }: AtRule) => name === "media" && params === "print";

function holdsOnPaper(rule: AtRule): boolean {
  const leastWidth = /^\(min-width: ?([\d.]+)rem\)$/.exec(rule.params)?.[1];
  return isForPrint(rule) || (leastWidth !== undefined && Number(leastWidth) <= paperWidth);
}

/** What holds on paper, without its condition. Its layers come after all others, whenever those are loaded. */
function printed(nodes: readonly ChildNode[] = []): ChildNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== "atrule") return [];
    if (holdsOnPaper(node)) return node.nodes ?? [];
    if (node.name !== "layer") return [];
    const kept = printed(node.nodes);
    return kept.length > 0 ? node.clone({ params: `paper.${node.params}`, nodes: kept }) : [];
  });
}

function withoutPrint(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkAtRules((rule) => {
    if (isForPrint(rule)) rule.remove();
  });
  return root.toString();
}

/** The one stylesheet in two: a screen needs nothing of print, and paper only what is not said already. */
export const splitStyle = (stylesheet: string) => ({
  screen: withoutPrint(stylesheet),
  print: postcss.root({ nodes: printed(postcss.parse(stylesheet).nodes) }).toString(),
});
