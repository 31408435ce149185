/** The parts of a binary glTF that the model uses. */

export interface GlbNode {
  readonly name: string;
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly translation?: readonly number[];
  readonly rotation?: readonly number[];
  readonly extras?: unknown;
}

export interface GlbMaterial {
  readonly name: string;
  readonly emissiveFactor?: readonly number[];
  readonly pbrMetallicRoughness: {
    readonly baseColorFactor: readonly number[];
    readonly metallicFactor: number;
    readonly roughnessFactor: number;
  };
  readonly extensions?: {
    readonly KHR_materials_clearcoat?: { readonly clearcoatFactor: number };
    readonly KHR_materials_emissive_strength?: { readonly emissiveStrength: number };
  };
}

interface GlbPrimitive {
  readonly attributes: { readonly POSITION: number; readonly NORMAL: number };
  readonly indices: number;
  readonly material: number;
}

interface GlbJson {
  readonly nodes: readonly GlbNode[];
  readonly materials: readonly GlbMaterial[];
  readonly meshes: readonly { readonly name: string; readonly primitives: readonly GlbPrimitive[] }[];
  readonly accessors: readonly {
    readonly bufferView: number;
    readonly byteOffset?: number;
    readonly componentType: number;
    readonly count: number;
    readonly type: "SCALAR" | "VEC3";
  }[];
  readonly bufferViews: readonly { readonly byteOffset?: number }[];
}

export interface GlbSurface {
  readonly material: number;
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly triangles: readonly number[];
}

export interface Glb {
  readonly nodes: readonly GlbNode[];
  readonly materials: readonly GlbMaterial[];
  readonly meshes: readonly { readonly name: string; readonly surfaces: readonly GlbSurface[] }[];
}

const headerBytes = 20;
const chunkHeaderBytes = 8;
const read = {
  5121: { bytes: 1, at: (file: Buffer, place: number) => file.readUInt8(place) },
  5123: { bytes: 2, at: (file: Buffer, place: number) => file.readUInt16LE(place) },
  5125: { bytes: 4, at: (file: Buffer, place: number) => file.readUInt32LE(place) },
  5126: { bytes: 4, at: (file: Buffer, place: number) => file.readFloatLE(place) },
} as const;

export function readGlb(file: Buffer): Glb {
  const jsonBytes = file.readUInt32LE(12);
  const json = JSON.parse(file.toString("utf8", headerBytes, headerBytes + jsonBytes)) as GlbJson;
  const binary = file.subarray(headerBytes + jsonBytes + chunkHeaderBytes);
  const numbers = (index: number): number[] => {
    const accessor = json.accessors[index];
    const kind = read[accessor?.componentType as keyof typeof read];
    if (!accessor || !kind) throw new Error(`The model's accessor ${index} is of an unknown kind.`);
    const start = (json.bufferViews[accessor.bufferView]?.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
    const length = accessor.count * (accessor.type === "VEC3" ? 3 : 1);
    return Array.from({ length }, (_, number) => kind.at(binary, start + number * kind.bytes));
  };
  const surface = ({ material, attributes, indices }: GlbPrimitive): GlbSurface => ({
    material,
    positions: numbers(attributes.POSITION),
    normals: numbers(attributes.NORMAL),
    triangles: numbers(indices),
  });
  return {
    nodes: json.nodes,
    materials: json.materials,
    meshes: json.meshes.map(({ name, primitives }) => ({ name, surfaces: primitives.map(surface) })),
  };
}
