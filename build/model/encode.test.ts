import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { decodeModel } from "../../src/islands/viewer/model/decode.ts";
import { normalSteps, placeSteps, vertexSteps } from "../../src/islands/viewer/model/encoded.ts";
import { encodeModel } from "./encode.ts";
import { readGlb } from "./glb.ts";

const glb = readGlb(readFileSync("art/masters/sy300.glb"));
const encoded = encodeModel(glb);
const model = decodeModel(encoded);
const sources = glb.meshes.flatMap(({ surfaces }, mesh) => surfaces.map((surface) => ({ mesh, surface })));

/** The corners of all triangles, one after the other. */
const corners = (values: ArrayLike<number>, triangles: ArrayLike<number>) =>
  Array.from({ length: triangles.length * 3 }, (_, index) => {
    const vertex = triangles[Math.floor(index / 3)] ?? 0;
    return values[vertex * 3 + (index % 3)] ?? 0;
  });

/** The largest difference between two lists of the same length. */
function difference(a: readonly number[], b: readonly number[]): number {
  expect(a).toHaveLength(b.length);
  return a.reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index] ?? 0))), 0);
}

const inSteps = (values: readonly number[], steps: number) =>
  values.map((value) => Math.round(value * steps));

test("every triangle comes back at its place, exact to the step", () => {
  expect(model.surfaces).toHaveLength(sources.length);
  for (const [index, { mesh, surface }] of sources.entries()) {
    const decoded = model.surfaces[index];
    expect(decoded).toMatchObject({ mesh, material: surface.material });
    const found = inSteps(corners(decoded?.positions ?? [], decoded?.triangles ?? []), vertexSteps);
    const wanted = inSteps(corners(surface.positions, surface.triangles), vertexSteps);
    expect(difference(found, wanted)).toBe(0);
  }
});

test("normals lean by less than two degrees", () => {
  for (const [index, { surface }] of sources.entries()) {
    const decoded = model.surfaces[index];
    const found = corners(decoded?.normals ?? [], decoded?.triangles ?? []);
    const wanted = corners(surface.normals, surface.triangles);
    expect(difference(found, wanted)).toBeLessThan(2 / normalSteps);
  }
});

test("every part hangs in its group, where it was", () => {
  const inFile = glb.nodes.filter(({ mesh }) => mesh !== undefined);
  expect(model.parts).toHaveLength(inFile.length);
  for (const group of glb.nodes.filter(({ mesh }) => mesh === undefined)) {
    const wanted = (group.children ?? []).flatMap((child) => {
      const node = glb.nodes[child];
      return node?.mesh === undefined ? [] : [{ mesh: node.mesh, place: node.translation ?? [0, 0, 0] }];
    });
    const found = model.parts.filter(({ group: index }) => model.groups[index]?.name === group.name);
    expect(found.map(({ mesh }) => mesh)).toEqual(wanted.map(({ mesh }) => mesh));
    const places = found.flatMap(({ translation }) => [...translation]);
    expect(
      difference(
        places,
        wanted.flatMap(({ place }) => [...place]),
      ),
    ).toBeLessThanOrEqual(1 / placeSteps);
  }
});

test("groups, joints and materials keep their names", () => {
  for (const name of Object.keys(model.joints))
    expect(model.groups.map((group) => group.name)).toContain(name);
  for (const [index, { parent }] of model.groups.entries()) expect(parent ?? -1).toBeLessThan(index);
  expect(model.materials.map(({ name }) => name)).toEqual(glb.materials.map(({ name }) => name));
});

test("it travels in less than 60 kB", () => {
  expect(brotliCompressSync(JSON.stringify(encoded)).length).toBeLessThan(60_000);
});
