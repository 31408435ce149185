import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { encodeModel } from "./model/encode.ts";
import { readGlb } from "./model/glb.ts";

const moduleId = "virtual:sy300";
const master = "art/masters/sy300.glb";

/** The SY300 as a script that holds it as text: under the site's policy nothing else can bring it. */
export function model(): Plugin {
  return {
    name: "syfor:model",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) =>
      id === `\0${moduleId}`
        ? `export default ${JSON.stringify(encodeModel(readGlb(readFileSync(master))))}`
        : undefined,
  };
}
