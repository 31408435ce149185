import { expect, test } from "vitest";
import { placeConstants } from "./style-constants.ts";

const placed = (stylesheet: string, varying: readonly string[] = []) =>
  placeConstants(stylesheet, (name) => varying.includes(name)).replace(/\s+/g, "");

test("a value said once for the whole page stands where it is used", () => {
  expect(placed("@layer theme{:root{--red:#f00}}a{color:var(--red)}")).toBe("@layertheme{}a{color:#f00}");
});

test("values made of such values are placed as well, in any order", () => {
  expect(placed(":root{--b:calc(2*var(--a));--a:1rem}p{margin:var(--b)}")).toBe("p{margin:calc(2*1rem)}");
});

test.each([
  ["one that another rule says again", ":root{--a:1px}.x{--a:2px}p{margin:var(--a)}"],
  ["one said only for a part of the page", ".x{--a:1px}p{margin:var(--a)}"],
  ["one said under a condition", "@media(print){:root{--a:1px}}p{margin:var(--a)}"],
  ["one made of another that varies", ":root{--b:var(--a)}.x{--a:2px}p{margin:var(--b)}"],
])("stays: %s", (_, stylesheet) => {
  expect(placed(stylesheet)).toBe(stylesheet);
});

test("stays: one that scripts set", () => {
  const stylesheet = ":root{--a:1px}p{margin:var(--a)}";
  expect(placed(stylesheet, ["--a"])).toBe(stylesheet);
});
