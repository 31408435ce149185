import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { bindStrings, boundProse } from "./line-ends.ts";

/** With a tilde for the space that does not break. */
const shown = (text: string) => boundProse(text).replaceAll("\u00a0", "~");

describe("prose", () => {
  test.each([
    [
      "Sensors and effectors on one screen. A person decides.",
      "Sensors and effectors on one screen. A~person~decides.",
    ],
    ["It is not a record of all tests made.", "It~is not a~record of all tests~made."],
    ["From first contact to a lawful response.", "From first contact to a~lawful~response."],
    ["Signals that are already in the air.", "Signals that are already in~the~air."],
  ])("%s", (text, bound) => {
    expect(shown(text)).toBe(bound);
  });

  test("binds no more than a narrow column holds", () => {
    expect(shown("What it takes: interoperability of it.")).toBe("What it~takes: interoperability of it.");
  });
});

test("a module's prose is bound; its labels, its code and what its templates insert are not", () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is code.
  const code =
    'export const a = "This is a record of it all.", c = { text: "Follow a road", title: "This is a record of it all.", name: "Such a long name" }; export const b = (a) => `A test: is it ${a} and a test of ${a}.`;';
  expect(bindStrings(code, parseAst(code), 4).replaceAll("\u00a0", "~")).toBe(
    'export const a = "This is a~record~of~it~all.", c = { text: "Follow a road", title: "This is a~record of it~all.", name: "Such a long name" }; export const b = (a) => `A~test: is it~${a} and a~test~of~${a}.`;',
  );
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: it is code.
});
