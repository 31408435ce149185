import { readFileSync } from "node:fs";
import { join } from "node:path";
import sirv from "sirv";
import type { Plugin } from "vite";
import { filesOf, type MadePicture, makePictures, pictureCache } from "./encode-pictures.ts";

/** A table of the pictures' names and sizes for scripts, their placeholders for the stylesheet, and the files. */

const publicFolder = "pictures";
const moduleId = "virtual:pictures";
const stylesId = "virtual:pictures.css";

export function pictures(): Plugin {
  let made: Promise<MadePicture[]>;
  const all = () => {
    made ??= makePictures();
    return made;
  };
  return {
    name: "syfor:pictures",
    sharedDuringBuild: true,
    // Before the bundler starts, which warns of plugins that keep it waiting.
    buildApp: { order: "pre", handler: async () => void (await all()) },
    resolveId(id) {
      return id === moduleId || id === stylesId ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === `\0${moduleId}`) {
        const table = (await all()).map(({ name, placeholder, ...rest }) => [name, rest]);
        return `export default ${JSON.stringify(Object.fromEntries(table))}`;
      }
      if (id === `\0${stylesId}`) {
        const opaque = (await all()).filter(({ placeholder }) => placeholder !== "none");
        return opaque
          .map(({ name, placeholder }) => `[data-picture="${name}"]{background-image:${placeholder}}`)
          .join("\n");
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
