import { expect, test } from "vitest";
import { findPlaceholders } from "./placeholders.ts";

test("says where a placeholder stands, and why it is one", () => {
  expect(findPlaceholders({ site: { email: "desk@syfor.example", name: "Syfor" } })).toEqual([
    { where: "site.email", value: "desk@syfor.example", reason: expect.stringContaining(".example") },
  ]);
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
