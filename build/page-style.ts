import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";

/** What may stand between brackets: more brackets, to a depth beyond what the stylesheet nests. */
const inBrackets = (depth = 5): string =>
  depth === 0 ? "[^()]*" : `(?:[^()]|\\(${inBrackets(depth - 1)}\\))*`;
/** Classes inside these may be absent and the selector still match. */
const alternatives = new RegExp(`(?<!\\\\):(?:not|is|where|has)\\(${inBrackets()}\\)`, "g");
/** One of those listed must match. Lists inside lists are let pass. */
const choices = new RegExp(`(?<!\\\\):(?:is|where)\\((${inBrackets()})\\)`, "g");
const className = /\.((?:\\.|[\w-])+)/g;
const pictureName = /\[data-picture="?([\w-]+)"?\]/g;

/** In a document and in a script alike: white space, quotes, and what a template fills in. */
const betweenWords = /[\s"'`]+|\$\{|\}/;

const hasQuotes = /["'`]/;

interface Names {
  readonly classes: readonly string[];
  readonly pictures: readonly string[];
}

/** The names that must stand in a document before the selector can match in it. */
function namesIn(selector: string): Names {
  const certain = selector.replace(alternatives, "");
  return {
    classes: [...certain.matchAll(className)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")),
    pictures: [...certain.matchAll(pictureName)].map(([, name = ""]) => name),
  };
}

/** Whether a selector can match at all, as far as names tell. */
function canMatch(selector: string, areThere: (names: Names) => boolean): boolean {
  const lists = [...selector.matchAll(choices)].map(([, list = ""]) =>
    list.replace(alternatives, "").split(","),
  );
  return (
    areThere(namesIn(selector)) && lists.every((list) => list.some((choice) => areThere(namesIn(choice))))
  );
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === "atrule" && /keyframes$/.test((parent as AtRule).name);

function removeRules(root: Root, areThere: (names: Names) => boolean) {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter((selector) => canMatch(selector, areThere));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Custom properties that nothing left refers to, again and again, since they refer to each other. */
function removeUnusedProperties(root: Root) {
  for (let removed = true; removed; ) {
    removed = false;
    const used = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    const isUnused = (name: string) => name.startsWith("--") && !used.has(name);
    root.walkDecls((declaration: Declaration) => {
      if (!isUnused(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
    root.walkAtRules("property", (rule) => {
      if (!isUnused(rule.params)) return;
      rule.remove();
      removed = true;
    });
  }
}

function removeEmpty(root: Root) {
  for (let removed = true; removed; ) {
    removed = false;
    root.walk((node) => {
      const isEmpty = "nodes" in node && node.nodes?.length === 0;
      if (!isEmpty && node.type !== "comment") return;
      node.remove();
      removed = true;
    });
  }
}

/** The same declaration again in the same rule, as a minifier may leave it. */
function removeRepeated(root: Root) {
  root.walkRules((rule) => {
    const said = new Set<string>();
    for (const node of [...rule.nodes].reverse()) {
      if (said.has(node.toString())) node.remove();
      said.add(node.toString());
    }
  });
}

/**
 * What of the whole stylesheet a page can ever need: the rules whose names stand in its document, or in a script
 * that it may load. Its pictures all stand in the document; scripts only know of more.
 */
export function styleFor(document: string, scripts: readonly string[], stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  const texts = [document, ...scripts];
  const words = new Set(texts.flatMap((text) => text.split(betweenWords)));
  // Said first: the rest of the stylesheet may come later, and must find the layers in the same order.
  const layers = root.nodes.flatMap((node) =>
    node.type === "atrule" && node.name === "layer" ? node.params : [],
  );
  const isNamed = (name: string) =>
    hasQuotes.test(name) ? texts.some((text) => text.includes(name)) : words.has(name);
  removeRules(
    root,
    ({ classes, pictures }) =>
      classes.every(isNamed) && pictures.every((name) => document.includes(`data-picture="${name}"`)),
  );
  removeRepeated(root);
  removeUnusedProperties(root);
  removeEmpty(root);
  return `@layer ${[...new Set(layers)].join(",")};${root.toString().trim()}`;
}
