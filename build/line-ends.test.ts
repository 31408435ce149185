import { parseAst } from "vite";
import { expect, test } from "vitest";
import { bindStrings, boundProse } from "./line-ends.ts";

/** With a tilde for the space that does not break. */
const shown = (text: string) => boundProse(text).replaceAll("\u00a0", "~");

test.each([
  [
    "a leaning word, and a short last one",
    "It is a record of the tests that were made, not of a plan for more of it all.",
    "It~is a~record of the tests that were made, not of a~plan for more of it~all.",
  ],
  [
    "no long last word",
    "Sensors, operators and authorized effectors on one screen. A person decides.",
    "Sensors, operators and authorized effectors on one screen. A~person decides.",
  ],
  [
    "a leaning word alone in what is shorter than prose",
    "Resilience tests of a receiver, in a dark room.",
    "Resilience tests of a~receiver, in a~dark room.",
  ],
  ["nothing in a label", "A study of a sensor", "A study of a sensor"],
])("binds %s", (_, text, bound) => {
  expect(shown(text)).toBe(bound);
});

test("a module's prose is bound; its names, its code and what its templates insert are not", () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is code.
  const prose = "What is written here is a record of the tests that were made of it.";
  const code = `export const a = "${prose}", c = { text: "Follow a road", name: "${prose}" }; export const b = (a) => \`${prose} A test of \${a}.\`, d = \`a \${a}\`;`;
  const bound = prose.replace("a record", "a~record");
  expect(bindStrings(code, parseAst(code)).replaceAll("\u00a0", "~")).toBe(
    `export const a = "${bound.replace("of it", "of~it")}", c = { text: "Follow a road", name: "${prose}" }; export const b = (a) => \`${bound} A~test of \${a}.\`, d = \`a \${a}\`;`,
  );
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: it is code.
});
