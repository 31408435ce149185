import postcss from "postcss";

/** Where the bracket that opens before `start` closes. */
function closing(text: string, start: number): number {
  for (let depth = 1, at = start; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket does not close in "${text}".`);
}

const inBrackets = /\([^()]*\)|\[[^\]]*\]/g;

/** What stands outside of all brackets. */
function bare(selector: string): string {
  const shorter = selector.replace(inBrackets, "");
  return shorter === selector ? selector : bare(shorter);
}

const ancestor = ":is(";

/** `.part:is(.whole:hover *)` becomes `.whole:hover .part`, which matches the same and weighs the same. */
function ancestorFirst(selector: string): string {
  const start = selector.indexOf(ancestor);
  if (start < 0 || /[\s>+~]/.test(bare(selector))) return selector;
  const end = closing(selector, start + ancestor.length);
  const inside = selector.slice(start + ancestor.length, end);
  if (!inside.endsWith(" *") || bare(inside).includes(",")) return selector;
  return `${inside.slice(0, -1)}${selector.slice(0, start)}${selector.slice(end + 1)}`;
}

/**
 * Utilities for a part whose whole is pointed at, checked or disabled say it the other way around: then a browser
 * judges everything anew inside whatever the pointer enters, since any of it might be such a part.
 */
export function ancestorsFirst(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.map(ancestorFirst);
  });
  return root.toString();
}
