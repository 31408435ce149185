import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import sharp from "sharp";
import sirv from "sirv";
import type { Plugin } from "vite";

/** Pictures from the art masters: AVIF and WebP in the widths that the layout uses, made once and cached. */

const masters = resolve("art/masters");
const cache = resolve(".cache/pictures");
const publicFolder = "pictures";
const moduleId = "virtual:pictures";
const stylesId = "virtual:pictures.css";
const encoders = { avif: { quality: 62, effort: 2 }, webp: { quality: 80, effort: 4 } } as const;

interface MadePicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Changes with the master and the settings, so that the files can be cached for good. */
  readonly hash: string;
  readonly placeholder: string;
}

const widthsFor = (full: number) => [
  ...[400, 640, 960, 1280, 1800].filter((width) => width < full * 0.9),
  full,
];
const fileName = (picture: MadePicture, width: number, format: string) =>
  `${picture.name}-${width}.${picture.hash}.${format}`;

/** Three colors from top to bottom: a CSS gradient that stands in until the picture arrives. */
async function placeholderFor(master: Buffer): Promise<string> {
  const image = sharp(master);
  if ((await image.metadata()).hasAlpha) return "none";
  const { data } = await image
    .resize(1, 3, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stops = [0, 3, 6].map((at) => `#${Buffer.from(data.subarray(at, at + 3)).toString("hex")}`);
  return `linear-gradient(${stops.join(",")})`;
}

async function makePicture(file: string): Promise<MadePicture> {
  const master = readFileSync(join(masters, file));
  const { width = 0, height = 0 } = await sharp(master).metadata();
  const hash = createHash("sha256").update(master).update(JSON.stringify(encoders)).digest("hex").slice(0, 8);
  const name = basename(file, extname(file));
  const picture = {
    name,
    width,
    height,
    widths: widthsFor(width),
    hash,
    placeholder: await placeholderFor(master),
  };
  for (const target of picture.widths) {
    for (const format of ["avif", "webp"] as const) {
      const path = join(cache, fileName(picture, target, format));
      if (existsSync(path)) continue;
      mkdirSync(cache, { recursive: true });
      // Renamed when whole: an interrupted build must not leave half a picture to later ones.
      const unfinished = `${path}.${process.pid}`;
      await sharp(master).resize(target)[format](encoders[format]).toFile(unfinished);
      renameSync(unfinished, path);
    }
  }
  return picture;
}

async function makeAll(): Promise<MadePicture[]> {
  const files = readdirSync(masters).filter((file) => /\.(jpg|webp|png)$/.test(file));
  const made: MadePicture[] = [];
  for (const file of files.sort()) made.push(await makePicture(file));
  return made;
}

export function pictures(): Plugin {
  let made: Promise<MadePicture[]>;
  const all = () => {
    made ??= makeAll();
    return made;
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
        const opaque = (await all()).filter(({ placeholder }) => placeholder !== "none");
        return opaque
          .map(({ name, placeholder }) => `[data-picture="${name}"]{background-image:${placeholder}}`)
          .join("\n");
      }
      return undefined;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const picture of await all())
        for (const width of picture.widths)
          for (const format of ["avif", "webp"]) {
            const file = fileName(picture, width, format);
            this.emitFile({
              type: "asset",
              fileName: `${publicFolder}/${file}`,
              source: readFileSync(join(cache, file)),
            });
          }
    },
    configureServer(server) {
      server.middlewares.use(`/${publicFolder}`, sirv(cache, { dev: true }));
    },
  };
}
