import {
  type EncodedModel,
  type Group,
  type Joint,
  type Material,
  normalSteps,
  placeSteps,
  turnSteps,
  vertexSteps,
} from "../../src/islands/viewer/model/encoded.ts";
import { numbersToText } from "../../src/islands/viewer/model/numbers.ts";
import { toOctahedron } from "../../src/islands/viewer/model/octahedron.ts";
import { Predictor } from "../../src/islands/viewer/model/predict.ts";
import type { Glb, GlbMaterial, GlbNode, GlbSurface } from "./glb.ts";

const streamNames = ["surfaces", "corners", "x", "y", "z", "u", "v", "parts", "places", "turns"] as const;
type Streams = Record<(typeof streamNames)[number], number[]>;

const round = (values: readonly number[], steps: number) => values.map((value) => Math.round(value * steps));

/** Vertices numbered in the order in which the triangles meet them. */
function writeTriangles({ positions, triangles }: GlbSurface, streams: Streams): number[] {
  const steps = round(positions, vertexSteps);
  const order: number[] = [];
  const numberOf = new Map<number, number>();
  const stepsOf = (source: number) =>
    [steps[source * 3] ?? 0, steps[source * 3 + 1] ?? 0, steps[source * 3 + 2] ?? 0] as const;
  const predictor = new Predictor((vertex) => stepsOf(order[vertex] ?? 0));
  for (let start = 0; start < triangles.length; start += 3) {
    const corners: number[] = [];
    for (const source of triangles.slice(start, start + 3)) {
      const known = numberOf.get(source);
      streams.corners.push(known === undefined ? 0 : order.length - known);
      if (known === undefined) {
        const guess = predictor.guess(corners, order.length);
        const [x, y, z] = stepsOf(source);
        streams.x.push(x - guess[0]);
        streams.y.push(y - guess[1]);
        streams.z.push(z - guess[2]);
        numberOf.set(source, order.length);
        order.push(source);
      }
      corners.push(known ?? order.length - 1);
    }
    const [a = 0, b = 0, c = 0] = corners;
    predictor.remember(a, b, c);
  }
  return order;
}

function writeNormals({ normals }: GlbSurface, order: readonly number[], streams: Streams) {
  let [lastU, lastV] = [0, 0];
  for (const source of order) {
    const [x = 0, y = 0, z = 0] = normals.slice(source * 3, source * 3 + 3);
    const [u = 0, v = 0] = round(toOctahedron(x, y, z), normalSteps);
    streams.u.push(u - lastU);
    streams.v.push(v - lastV);
    [lastU, lastV] = [u, v];
  }
}

function writeSurfaces(glb: Glb, streams: Streams) {
  for (const [mesh, { surfaces }] of glb.meshes.entries())
    for (const surface of surfaces) {
      const order = writeTriangles(surface, streams);
      writeNormals(surface, order, streams);
      streams.surfaces.push(mesh, surface.material, order.length, surface.triangles.length / 3);
    }
}

/** Groups in an order in which each comes after the one above it; parts under the group they hang in. */
function walk(glb: Glb, streams: Streams): Group[] {
  const groups: Group[] = [];
  let [lastMesh, lastGroup] = [0, 0];
  const enter = (node: GlbNode, parent?: number) => {
    const { name, translation, rotation } = node;
    const group = groups.length;
    groups.push({
      name,
      ...(parent === undefined ? {} : { parent }),
      ...(translation ? { translation } : {}),
      ...(rotation ? { rotation } : {}),
    });
    const children = (node.children ?? []).flatMap((index) => glb.nodes[index] ?? []);
    for (const child of children) {
      if (child.mesh === undefined) continue;
      streams.parts.push(child.mesh - lastMesh, group - lastGroup);
      [lastMesh, lastGroup] = [child.mesh, group];
      streams.places.push(...round(child.translation ?? [0, 0, 0], placeSteps));
      streams.turns.push(...round(child.rotation ?? [0, 0, 0, 1], turnSteps));
    }
    for (const child of children) if (child.mesh === undefined) enter(child, group);
  };
  enter(rootOf(glb));
  return groups;
}

interface Extras {
  readonly joints: Readonly<Record<string, Joint>>;
  readonly spin: Readonly<Record<string, number>>;
}

function rootOf(glb: Glb): GlbNode & { readonly extras: Extras } {
  const root = glb.nodes.find(({ extras }) => extras !== undefined);
  if (!root) throw new Error("The model has no root that tells its joints.");
  return root as GlbNode & { readonly extras: Extras };
}

function material({ name, pbrMetallicRoughness, extensions }: GlbMaterial): Material {
  const { baseColorFactor, metallicFactor, roughnessFactor } = pbrMetallicRoughness;
  const [red = 0, green = 0, blue = 0] = baseColorFactor;
  return {
    name,
    color: [red, green, blue],
    metallic: metallicFactor,
    roughness: roughnessFactor,
    clearcoat: extensions?.KHR_materials_clearcoat?.clearcoatFactor ?? 0,
    emission: extensions?.KHR_materials_emissive_strength?.emissiveStrength ?? 0,
  };
}

export function encodeModel(glb: Glb): EncodedModel {
  const streams = Object.fromEntries(streamNames.map((name) => [name, []])) as unknown as Streams;
  writeSurfaces(glb, streams);
  const groups = walk(glb, streams);
  const { joints, spin } = rootOf(glb).extras;
  const texts = Object.fromEntries(
    Object.entries(streams).map(([name, numbers]) => [name, numbersToText(numbers)]),
  );
  return {
    materials: glb.materials.map(material),
    groups,
    joints,
    spin,
    meshes: glb.meshes.map(({ name }) => name),
    ...(texts as Record<keyof Streams, string>),
  };
}
