/** The model as it travels: a tree of groups, and everything that repeats as text (see numbers.ts). */

export interface Material {
  readonly name: string;
  /** Linear red, green and blue. */
  readonly color: readonly [number, number, number];
  readonly metallic: number;
  readonly roughness: number;
  readonly clearcoat: number;
  /** How many times its color it sends out by itself. */
  readonly emission: number;
}

export interface Group {
  readonly name: string;
  /** Index of a group that comes before it; none above the first. */
  readonly parent?: number;
  readonly translation?: readonly number[];
  readonly rotation?: readonly number[];
}

/** Degrees about an axis of the group's own frame, and the share of the folding in which it turns. */
export interface Joint {
  readonly axis: readonly [number, number, number];
  readonly opened: number;
  readonly carried: number;
  readonly start: number;
  readonly end: number;
}

export interface EncodedModel {
  readonly materials: readonly Material[];
  readonly groups: readonly Group[];
  readonly joints: Readonly<Record<string, Joint>>;
  /** Which way each propeller turns in flight. */
  readonly spin: Readonly<Record<string, number>>;
  readonly meshes: readonly string[];
  /** Per surface: mesh, material, vertices, triangles. */
  readonly surfaces: string;
  /** Per corner of a triangle: how far back the vertex came; 0 is the next new one. */
  readonly corners: string;
  /** Per new vertex: steps from where its triangle lets one expect it. */
  readonly x: string;
  readonly y: string;
  readonly z: string;
  /** Per vertex: the normal on an unfolded octahedron, less that of the vertex before. */
  readonly u: string;
  readonly v: string;
  /** Per part: mesh and group, less those of the part before; then its place and its turn in the group. */
  readonly parts: string;
  readonly places: string;
  readonly turns: string;
}

/** Steps per metre of a vertex in its mesh. */
export const vertexSteps = 20_000;
/** Steps per metre of a part in its group. */
export const placeSteps = 100_000;
/** Steps per unit of a quaternion's component. */
export const turnSteps = 16_384;
/** Steps from the middle of the octahedron to its edge. */
export const normalSteps = 60;
