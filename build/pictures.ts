import { readFileSync } from "node:fs";
import { join } from "node:path";
import sirv from "sirv";
import type { Plugin } from "vite";
import { type EncodedPicture, encodePictures, filesOf, pictureCache } from "./encode-pictures.ts";

/** The names and sizes of all pictures as a module, their placeholders as a stylesheet, and the files. */

const publicFolder = "pictures";
const moduleId = "virtual:pictures";
const stylesId = "virtual:pictures.css";

const focalPoints = JSON.parse(readFileSync("art/focal-points.json", "utf8")) as Record<
  string,
  { readonly x: number; readonly y: number }
>;

/** The placeholder of a picture until it arrives, and its focal point when it is cropped. */
function plateStyle({ name, placeholder }: EncodedPicture): string {
  const { x = 0.5, y = 0.5 } = focalPoints[name] ?? {};
  return `[data-picture="${name}"]{background-image:${placeholder};object-position:${x * 100}% ${y * 100}%}`;
}

export function pictures(): Plugin {
  let encoded: Promise<EncodedPicture[]>;
  const all = () => {
    encoded ??= encodePictures();
    return encoded;
  };
  return {
    name: "syfor:pictures",
    sharedDuringBuild: true,
    resolveId(id) {
      return id === moduleId || id === stylesId ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === `\0${moduleId}`) {
        const table = (await all()).map(({ name, placeholder, ...rest }) => [name, rest]);
        return `export default ${JSON.stringify(Object.fromEntries(table))}`;
      }
      if (id === `\0${stylesId}`) {
        const plates = (await all()).filter(({ name }) => name in focalPoints && !name.endsWith("-tall"));
        // In a layer, so that a page can override the focal point.
        return `@layer base{${plates.map(plateStyle).join("")}}`;
      }
      return undefined;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { file } of (await all()).flatMap(filesOf))
        this.emitFile({
          type: "asset",
          fileName: `${publicFolder}/${file}`,
          source: readFileSync(join(pictureCache, file)),
        });
    },
    configureServer(server) {
      server.middlewares.use(`/${publicFolder}`, sirv(pictureCache, { dev: true }));
    },
  };
}
