import postcss, { type Declaration, type Root } from "postcss";

const reference = /var\((--[\w-]+)\)/g;
const namesIn = (value: string) => [...value.matchAll(/--[\w-]+/g)].map(([name]) => name);

/** Said for the whole page under no condition. A layer is none. */
function isForWholePage({ parent }: Declaration): boolean {
  if (parent?.type !== "rule" || !("selector" in parent) || !String(parent.selector).startsWith(":root"))
    return false;
  for (let around = parent.parent; around && around.type !== "root"; around = around.parent)
    if (!("name" in around) || around.name !== "layer") return false;
  return true;
}

/** Custom properties that have one value wherever they are asked for. */
function constantsIn(root: Root, mayVary: (name: string) => boolean): Map<string, string> {
  const said = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    said.set(declaration.prop, [...(said.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, string>();
  for (let found = true; found; ) {
    found = false;
    for (const [name, [declaration, ...others]] of said) {
      if (!declaration || others.length > 0 || constants.has(name) || mayVary(name)) continue;
      // One that is made of others varies with them.
      if (!isForWholePage(declaration) || !namesIn(declaration.value).every((each) => constants.has(each)))
        continue;
      constants.set(name, inPlace(declaration.value, constants));
      found = true;
    }
  }
  return constants;
}

const inPlace = (value: string, constants: ReadonlyMap<string, string>) =>
  value.replace(reference, (written, name: string) => constants.get(name) ?? written);

/**
 * In the source a size or a color has a name. In what visitors download its value stands wherever it is used: shorter
 * when compressed, and nothing to look up for every element that is styled. `mayVary` names those that scripts set.
 */
export function placeConstants(stylesheet: string, mayVary: (name: string) => boolean): string {
  const root = postcss.parse(stylesheet);
  const constants = constantsIn(root, mayVary);
  root.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else declaration.value = inPlace(declaration.value, constants);
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
