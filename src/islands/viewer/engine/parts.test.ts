import packed from "virtual:sy300";
import { expect, test } from "vitest";
import { partIds as listed } from "../../../content/products/syfor-drones/parts.ts";
import { partIds, partNumber, places, unnamed } from "./parts.ts";
import { readModel } from "./read-model.ts";

const { root, pieces, joints, spin } = await readModel(packed);
const named = pieces.map(({ meshName, groupName }) => ({ groupName, part: partNumber(meshName, groupName) }));

test("every part of the list is found in the model", () => {
  expect([...partIds].sort()).toEqual([...listed].sort());
  for (const [number, id] of partIds.entries())
    expect(
      named.map(({ part }) => part),
      id,
    ).toContain(number);
});

test("the boom on which a part is framed has that part", () => {
  for (const [number, id] of partIds.entries()) {
    const { on } = places[id];
    if (on)
      expect(
        named.some(({ part, groupName }) => part === number && on.test(groupName)),
        id,
      ).toBe(true);
  }
});

test("few parts have no name", () => {
  expect(named.filter(({ part }) => part === unnamed).length / named.length).toBeLessThan(0.35);
});

test("the small model keeps its pieces, its joints and their groups", () => {
  expect(pieces.length).toBeGreaterThan(900);
  expect(Object.keys(joints)).toHaveLength(24);
  expect(Object.keys(spin)).toHaveLength(6);
  for (const name of Object.keys(joints)) expect(root.getObjectByName(name), name).toBeDefined();
});
