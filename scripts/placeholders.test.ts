import { describe, expect, test } from "vitest";
import { findPlaceholders } from "./placeholders.ts";

describe("findPlaceholders", () => {
  test.each([
    ["https://www.syfor.example", "domain"],
    ["consultation@syfor.example", "domain"],
    ["+1 (202) 555-0147", "telephone"],
    ["+12025550147", "telephone"],
    ["Sampleton, ZZ 00000", "postal"],
    ["300 Example Range Road", "address"],
  ])("%s is one", (value, reason) => {
    expect(findPlaceholders({ site: { value } })).toMatchObject([{ where: "site.value", value }]);
    expect(findPlaceholders({ value })[0]?.reason).toContain(reason);
  });

  test.each([
    "https://www.syfor.com",
    "+1 (202) 555-0247",
    "+1 (202) 555-01470",
    "for example, a mast on a ridge",
    "22 Range Road, DC 20001",
  ])("%s is not", (value) => {
    expect(findPlaceholders({ value })).toEqual([]);
  });

  test("looks into lists and objects, and names a value once", () => {
    const found = findPlaceholders({
      a: [{ b: "x.example" }],
      c: "x.example",
      d: 3,
      e: null,
      f: () => "y.example",
    });
    expect(found.map(({ where }) => where)).toEqual(["a.0.b"]);
  });
});
