import { Group, Mesh, type MeshPhysicalMaterial, type Object3D } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import type { Joint } from "./pose.ts";

/** As build/model.ts writes it. */
export interface PackedModel {
  /** The description of a glTF with one buffer, and that buffer in base64. */
  readonly json: string;
  readonly bytes: string;
}

/** A piece of the aircraft as it lies in the file: one of many with the same mesh. */
export interface Piece {
  readonly mesh: Mesh & { readonly material: MeshPhysicalMaterial };
  readonly meshName: string;
  readonly groupName: string;
}

export interface Model {
  readonly root: Object3D;
  readonly pieces: readonly Piece[];
  readonly materials: readonly MeshPhysicalMaterial[];
  readonly joints: Readonly<Record<string, Joint>>;
  /** Which way each propeller turns in flight. */
  readonly spin: Readonly<Record<string, number>>;
}

interface BufferViews {
  readonly bufferViews: readonly { readonly byteOffset?: number; readonly byteLength: number }[];
}

function pieceOf(mesh: Piece["mesh"]): Piece {
  // A mesh of two materials comes as a group of two meshes.
  const node = mesh.parent instanceof Group ? mesh.parent : mesh;
  return { mesh, meshName: node.name, groupName: node.parent?.name ?? "" };
}

/** GLTFLoader asks for the numbers piece by piece, and gets them from the text: nothing is fetched. */
export async function readModel({ json, bytes }: PackedModel): Promise<Model> {
  const { buffer } = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  const { bufferViews } = JSON.parse(json) as BufferViews;
  const loader = new GLTFLoader().register(() => ({
    name: "bytes from text",
    loadBufferView: async (index) => {
      const { byteOffset = 0, byteLength = 0 } = bufferViews[index] ?? {};
      return buffer.slice(byteOffset, byteOffset + byteLength);
    },
  }));
  const { scene } = await loader.parseAsync(json, "");
  const [root] = scene.children;
  if (!root) throw new Error("The model is empty.");
  const pieces: Piece[] = [];
  root.traverse((object) => {
    if (object instanceof Mesh) pieces.push(pieceOf(object));
  });
  const { joints, spin } = root.userData as Pick<Model, "joints" | "spin">;
  const materials = [...new Set(pieces.map(({ mesh }) => mesh.material))];
  return { root, pieces, materials, joints, spin };
}
