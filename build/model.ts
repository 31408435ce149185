import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { encodeModel } from "./model/encode.ts";
import { readGlb } from "./model/glb.ts";
import { readLight } from "./model/light.ts";
import { readPoster } from "./model/poster.ts";
import { onPaper } from "./shadow-on-paper.ts";

const art = (path: string) => readFileSync(`art/${path}`, "utf8");

function poster() {
  const scene = art("scenes/sy300-rear.py");
  const light = readLight({ scene, stage: art("scenes/sheet.py"), studio: art("studio/lights.py") });
  return { ...readPoster(scene), ...light, onPaper };
}

/** The SY300 as a script that holds it as text: under the site's policy nothing else can bring it. */
const modules: Readonly<Record<string, () => unknown>> = {
  "virtual:sy300": () => encodeModel(readGlb(readFileSync("art/masters/sy300.glb"))),
  "virtual:sy300-poster": poster,
};

export function model(): Plugin {
  return {
    name: "syfor:model",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => {
      const make = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
      return make && `export default ${JSON.stringify(make())}`;
    },
  };
}
