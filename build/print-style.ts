import postcss, { type AtRule, type ChildNode } from "postcss";
import { breakpoint } from "./tokens.ts";

/** In the size of its type, paper is as wide as a window of this width: what is said for one holds on it. */
const paperWidth = Number.parseFloat(breakpoint("lg"));

/** Things stand closer on paper than on a screen: this much of the distance is left. */
const distanceLeft = 0.34;
const distance = /^(?:margin|padding|gap|row-gap|column-gap)/;
const closer = (rems: string) => `${Number((Number.parseFloat(rems) * distanceLeft).toFixed(3))}rem`;

const isForPrint = ({ name, params }: AtRule) => name === "media" && params === "print";

function holdsOnPaper(rule: AtRule): boolean {
  const leastWidth = /^\(min-width: ?([\d.]+)rem\)$/.exec(rule.params)?.[1];
  return isForPrint(rule) || (leastWidth !== undefined && Number(leastWidth) <= paperWidth);
}

/** A rule for every medium holds already: only its distances are said again. */
function distancesIn(node: ChildNode): ChildNode[] {
  if (node.type !== "rule") return [];
  const nodes = node.nodes.filter((child) => child.type === "decl" && distance.test(child.prop));
  return nodes.length > 0 ? [node.clone({ nodes })] : [];
}

/** What holds on paper, without its condition. Its layers come after all others, whenever those are loaded. */
function printed(nodes: readonly ChildNode[] = [], elsewhere: typeof distancesIn = () => []): ChildNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== "atrule") return elsewhere(node);
    if (holdsOnPaper(node)) return node.nodes ?? [];
    if (node.name !== "layer") return [];
    const kept = printed(node.nodes, node.params === "utilities" ? distancesIn : undefined);
    return kept.length > 0 ? node.clone({ params: `paper.${node.params}`, nodes: kept }) : [];
  });
}

function printStyle(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkAtRules("layer", (layer) => {
    if (layer.params !== "utilities") return;
    layer.walkDecls(distance, (declaration) => {
      declaration.value = declaration.value.replace(/^-?[\d.]+rem$/, closer);
    });
  });
  return postcss.root({ nodes: printed(root.nodes) }).toString();
}

function screenStyle(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkAtRules((rule) => {
    if (isForPrint(rule)) rule.remove();
  });
  return root.toString();
}

/** The one stylesheet in two: a screen needs nothing of print, and paper only what is not said already. */
export const splitStyle = (stylesheet: string) => ({
  screen: screenStyle(stylesheet),
  print: printStyle(stylesheet),
});
