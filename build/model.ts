import { Logger, NodeIO, type Transform, VertexLayout } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { dedup, prune, quantize, weld } from "@gltf-transform/functions";
import type { Plugin } from "vite";

const name = "virtual:sy300";
const source = "art/masters/sy300.glb";

/** A hundredth of a millimeter for positions, a thousandth of a degree for rotations. */
const rounded = <Numbers extends number[]>(numbers: Numbers, digits = 5) =>
  numbers.map((value) => Number(value.toFixed(digits))) as Numbers;

/** Hundreds of screws need no names: a part is identified by the name of its mesh and of its group. */
const plainParts: Transform = (document) => {
  for (const node of document.getRoot().listNodes()) {
    if (node.getMesh()) node.setName("");
    node.setTranslation(rounded(node.getTranslation()));
    node.setRotation(rounded(node.getRotation()));
    node.setScale(rounded(node.getScale(), 6));
  }
};

/** The compacted model as the two halves of a binary glTF: the JSON, and the buffer in base64. */
async function packModel(): Promise<{ readonly json: string; readonly bytes: string }> {
  // Base64 turns three bytes into four letters: interleaved vertices of 12 bytes stay aligned, so the text compresses.
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).setVertexLayout(VertexLayout.INTERLEAVED);
  const document = (await io.read(source)).setLogger(new Logger(Logger.Verbosity.WARN));
  await document.transform(
    dedup(),
    prune({ keepLeaves: true, keepExtras: true }),
    weld(),
    quantize({ quantizePosition: 12, quantizeNormal: 8 }),
    plainParts,
  );
  const { json, resources } = await io.writeJSON(document);
  const [bytes] = Object.values(resources);
  if (!bytes || Object.keys(resources).length > 1) throw new Error("The model has more than one buffer.");
  delete json.buffers?.[0]?.uri;
  return { json: JSON.stringify(json), bytes: Buffer.from(bytes).toString("base64") };
}

/** The SY300 as a script that holds it as text: under `connect-src 'none'` nothing else can load it. */
export function model(): Plugin {
  return {
    name: "syfor:model",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => {
      if (id !== `\0${name}`) return undefined;
      return `export default ${JSON.stringify(await packModel())}`;
    },
  };
}
