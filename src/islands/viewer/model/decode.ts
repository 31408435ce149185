import { type EncodedModel, normalSteps, placeSteps, turnSteps, vertexSteps } from "./encoded.ts";
import { textToNumbers } from "./numbers.ts";
import { fromOctahedron } from "./octahedron.ts";
import { Predictor } from "./predict.ts";

/** One material's share of a mesh. */
export interface Surface {
  readonly mesh: number;
  readonly material: number;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint16Array;
}

/** A mesh at its place in a group. */
export interface Part {
  readonly mesh: number;
  readonly group: number;
  readonly translation: readonly [number, number, number];
  readonly rotation: readonly [number, number, number, number];
}

export interface Model extends Pick<EncodedModel, "materials" | "groups" | "joints" | "spin" | "meshes"> {
  readonly surfaces: readonly Surface[];
  readonly parts: readonly Part[];
}

/** Reads one number after the other. */
function reader(text: string): () => number {
  const numbers = textToNumbers(text);
  let at = 0;
  return () => {
    const value = numbers[at];
    if (value === undefined) throw new Error("The model ends too early.");
    at += 1;
    return value;
  };
}

type Readers = Readonly<Record<"corner" | "x" | "y" | "z" | "u" | "v", () => number>>;

function readTriangles(read: Readers, steps: Int32Array, triangleCount: number): Uint16Array {
  const triangles = new Uint16Array(triangleCount * 3);
  const at = (vertex: number) =>
    [steps[vertex * 3] ?? 0, steps[vertex * 3 + 1] ?? 0, steps[vertex * 3 + 2] ?? 0] as const;
  const predictor = new Predictor(at);
  let next = 0;
  for (let start = 0; start < triangles.length; start += 3) {
    const corners: number[] = [];
    for (let corner = 0; corner < 3; corner += 1) {
      const back = read.corner();
      if (back === 0) {
        const [x, y, z] = predictor.guess(corners, next);
        steps.set([x + read.x(), y + read.y(), z + read.z()], next * 3);
        next += 1;
      }
      corners.push(back === 0 ? next - 1 : next - back);
    }
    const [a = 0, b = 0, c = 0] = corners;
    predictor.remember(a, b, c);
    triangles.set(corners, start);
  }
  return triangles;
}

function readNormals(read: Readers, vertexCount: number): Float32Array {
  const normals = new Float32Array(vertexCount * 3);
  let [u, v] = [0, 0];
  for (let vertex = 0; vertex < vertexCount; vertex += 1) {
    u += read.u();
    v += read.v();
    normals.set(fromOctahedron(u / normalSteps, v / normalSteps), vertex * 3);
  }
  return normals;
}

function readSurfaces(encoded: EncodedModel): Surface[] {
  const numbers = textToNumbers(encoded.surfaces);
  const { corners, x, y, z, u, v } = encoded;
  const read = {
    corner: reader(corners),
    x: reader(x),
    y: reader(y),
    z: reader(z),
    u: reader(u),
    v: reader(v),
  };
  const surfaces: Surface[] = [];
  for (let at = 0; at < numbers.length; at += 4) {
    const [mesh = 0, material = 0, vertexCount = 0, triangleCount = 0] = numbers.subarray(at, at + 4);
    const steps = new Int32Array(vertexCount * 3);
    const triangles = readTriangles(read, steps, triangleCount);
    const positions = Float32Array.from(steps, (step) => step / vertexSteps);
    surfaces.push({ mesh, material, positions, normals: readNormals(read, vertexCount), triangles });
  }
  return surfaces;
}

function readParts(encoded: EncodedModel): Part[] {
  const numbers = textToNumbers(encoded.parts);
  const place = reader(encoded.places);
  const turn = reader(encoded.turns);
  const parts: Part[] = [];
  let [mesh, group] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    mesh += numbers[at] ?? 0;
    group += numbers[at + 1] ?? 0;
    const translation = [place() / placeSteps, place() / placeSteps, place() / placeSteps] as const;
    const turns = [turn(), turn(), turn(), turn()] as const;
    const length = Math.hypot(...turns) || turnSteps;
    const [i, j, k, w] = turns;
    parts.push({ mesh, group, translation, rotation: [i / length, j / length, k / length, w / length] });
  }
  return parts;
}

export function decodeModel(encoded: EncodedModel): Model {
  const { materials, groups, joints, spin, meshes } = encoded;
  return {
    materials,
    groups,
    joints,
    spin,
    meshes,
    surfaces: readSurfaces(encoded),
    parts: readParts(encoded),
  };
}
