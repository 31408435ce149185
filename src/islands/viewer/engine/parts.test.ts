import model from "virtual:sy300";
import { expect, test } from "vitest";
import { partIds as listed } from "../../../content/products/syfor-drones/parts.ts";
import { decodeModel } from "../model/decode.ts";
import { nameParts, partIds, places, unnamed } from "./parts.ts";

const decoded = decodeModel(model);
const named = nameParts(decoded);

test("every part of the list is found in the model", () => {
  expect([...partIds].sort()).toEqual([...listed].sort());
  for (const [number, id] of partIds.entries()) expect([...named], id).toContain(number);
});

test("the boom on which a part is framed has that part", () => {
  for (const [number, id] of partIds.entries()) {
    const { on } = places[id];
    const groups = decoded.parts
      .filter((_, part) => named[part] === number)
      .map(({ group }) => decoded.groups[group]?.name ?? "");
    if (on)
      expect(
        groups.some((group) => on.test(group)),
        id,
      ).toBe(true);
  }
});

test("few parts have no name", () => {
  const share = named.filter((number) => number === unnamed).length / named.length;
  expect(share).toBeLessThan(0.35);
});
