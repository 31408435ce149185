import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { artFolder } from "./scenes.ts";

/** What a 3D view may rely on in masters/sy300.glb. */

interface Node {
  readonly name: string;
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly scale?: readonly number[];
  readonly matrix?: readonly number[];
  readonly extras?: { readonly joints: Record<string, Joint>; readonly spin: Record<string, number> };
}
interface Joint {
  readonly axis: readonly number[];
  readonly opened: number;
  readonly carried: number;
  readonly start: number;
  readonly end: number;
}
interface Model {
  readonly nodes: readonly Node[];
  readonly meshes: readonly { readonly primitives: readonly { readonly indices: number }[] }[];
  readonly accessors: readonly { readonly count: number }[];
  readonly materials: readonly {
    readonly name: string;
    readonly pbrMetallicRoughness: Record<string, unknown>;
  }[];
}

function readModel(): Model {
  const file = readFileSync(join(artFolder, "masters", "sy300.glb"));
  expect(file.toString("latin1", 0, 4)).toBe("glTF");
  expect(file.readUInt32LE(8)).toBe(file.length);
  return JSON.parse(file.toString("utf8", 20, 20 + file.readUInt32LE(12))) as Model;
}

const model = readModel();
const arms = [1, 2, 3, 4, 5, 6];
const named = (name: string) => model.nodes.filter((node) => node.name === name);
const root = model.nodes.find((node) => node.name === "SY300");
const trianglesOf = (mesh: number) =>
  (model.meshes[mesh]?.primitives ?? []).reduce(
    (sum, { indices }) => sum + (model.accessors[indices]?.count ?? 0) / 3,
    0,
  );

function isBelow(node: Node | undefined, name: string): boolean {
  return (node?.children ?? []).some((index) => {
    const child = model.nodes[index];
    return child?.name === name || isBelow(child, name);
  });
}

test.each(model.materials.map((material) => [material.name, material.pbrMetallicRoughness]))(
  "%s says its color, metalness and roughness",
  (_, surface) => {
    expect(surface).toMatchObject({
      baseColorFactor: [expect.any(Number), expect.any(Number), expect.any(Number), 1],
      metallicFactor: expect.any(Number),
      roughnessFactor: expect.any(Number),
    });
  },
);

test.each(arms)("boom %i carries all that is outboard of its hinge", (number) => {
  const [arm, ...others] = named(`arm_${number}`);
  expect(others).toEqual([]);
  const chain = ["hinge", "boom", "motor", "propeller"].map((kind) => `${kind}_${number}`);
  let above = arm;
  for (const name of chain) {
    expect(isBelow(above, name), name).toBe(true);
    [above] = named(name);
  }
  for (const blade of ["a", "b"]) expect(isBelow(above, `blade_${number}_${blade}`)).toBe(true);
});

test("every joint is a group of the model, with an axis of its own", () => {
  const joints = Object.entries(root?.extras?.joints ?? {});
  expect(joints).toHaveLength(arms.length * 4);
  for (const [name, { axis, opened, carried, start, end }] of joints) {
    expect(named(name)).toHaveLength(1);
    expect(Math.hypot(...axis)).toBe(1);
    expect(opened).not.toBe(carried);
    expect(start).toBeLessThan(end);
  }
  expect(Object.keys(root?.extras?.spin ?? {})).toEqual(arms.map((number) => `propeller_${number}`));
});

test("no part is mirrored or stretched", () => {
  expect(model.nodes.filter(({ scale, matrix }) => scale ?? matrix)).toEqual([]);
});

test("equal parts share one mesh", () => {
  const used = model.nodes.flatMap(({ mesh }) => mesh ?? []);
  expect(used.length).toBeGreaterThan(4 * model.meshes.length);
  expect(model.meshes.length).toBeLessThanOrEqual(170);
  expect(model.meshes.reduce((sum, _, index) => sum + trianglesOf(index), 0)).toBeLessThan(20_000);
  expect(used.reduce((sum, mesh) => sum + trianglesOf(mesh), 0)).toBeLessThan(60_000);
});
