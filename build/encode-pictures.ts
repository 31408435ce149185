import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, extname, join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import { onPaper, warmShadow } from "./shadow-on-paper.ts";

/** Pictures from the art masters: AVIF and WebP in the widths that the layout uses, made once and cached. */

const masters = resolve("art/masters");
export const pictureCache = resolve(".cache/pictures");

const formats = ["avif", "webp"] as const;
type Format = (typeof formats)[number];

interface Encoder {
  readonly quality: number;
  readonly effort: number;
}

interface Recipe {
  readonly encoders: Readonly<Record<Format, Encoder>>;
  readonly widths: readonly number[];
}

const encodersAt = (avif: number, webp: number) => ({
  avif: { quality: avif, effort: 2 },
  webp: { quality: webp, effort: 4 },
});

const recipe: Recipe = {
  encoders: encodersAt(62, 80),
  widths: [400, 640, 960, 1280, 1800],
};

/** For phones: their pixels are too fine to show what is saved, and the first screen waits for this picture. */
const tallRecipe: Recipe = {
  encoders: encodersAt(50, 72),
  widths: [400, 640, 840, 1080],
};

/** The night plate's soft gradients would show bands. */
const recipeFor = (name: string) =>
  name.endsWith("-tall") && !name.startsWith("hero") ? tallRecipe : recipe;

// How many threads share a picture changes its bytes, which must not depend on the machine.
// The cores are kept busy by encoding several pictures at once instead.
sharp.concurrency(1);

export interface MadePicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Changes with the bytes of the files, so that they can be cached for good. */
  readonly hash: string;
  readonly placeholder: string;
}

interface Encoding {
  readonly pixels: () => Promise<Sharp>;
  readonly width: number;
  readonly format: Format;
  readonly encoder: Encoder;
  readonly path: string;
}

/** Whatever decides an encoded file: its master, how it is encoded, and with which libraries. */
export function pictureHash(master: Buffer, settings: object, versions: object): string {
  const made = createHash("sha256")
    .update(master)
    .update(JSON.stringify([settings, versions]));
  return made.digest("hex").slice(0, 8);
}

const widthsUpTo = (full: number, widths: readonly number[]) => [
  ...widths.filter((width) => width < full * 0.9),
  full,
];

/** The names of all files of a picture. */
export const filesOf = ({ name, hash, widths }: MadePicture) =>
  widths.flatMap((width) =>
    formats.map((format) => ({ width, format, file: `${name}-${width}.${hash}.${format}` })),
  );

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

const settingsFor = (name: string) => {
  const { encoders } = recipeFor(name);
  return isCutOut(name) ? { ...encoders, onPaper } : encoders;
};

async function describePicture(name: string, master: Buffer): Promise<MadePicture> {
  const { width = 0, height = 0 } = await sharp(master).metadata();
  const { widths } = recipeFor(name);
  return {
    name,
    width,
    height,
    widths: widthsUpTo(width, widths),
    hash: pictureHash(master, settingsFor(name), sharp.versions),
    placeholder: await placeholderFor(master),
  };
}

async function encode({ pixels, width, format, encoder, path }: Encoding) {
  // Renamed when whole: an interrupted build must not leave half a picture to later ones.
  const unfinished = `${path}.${process.pid}`;
  await (await pixels()).clone().resize(width)[format](encoder).toFile(unfinished);
  renameSync(unfinished, path);
}

/** The widest first, so that no core is left with a large one at the end. */
async function encodeAll(encodings: readonly Encoding[]) {
  const waiting = encodings.toSorted((a, b) => b.width - a.width).values();
  if (encodings.length > 0) console.log(`Encoding ${encodings.length} pictures`);
  const takeTurns = async () => {
    for (const encoding of waiting) await encode(encoding);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
}

function sources(): [string, Buffer][] {
  const files = readdirSync(masters).filter((name) => /\.(jpg|webp|png)$/.test(name));
  return files.sort().map((file) => [basename(file, extname(file)), readFileSync(join(masters, file))]);
}

const isCutOut = (name: string) => name.startsWith("sy300-");

const graded = async (name: string, master: Buffer): Promise<Sharp> =>
  isCutOut(name) ? warmShadow(master) : sharp(master);

/** A picture is graded once, whatever is made of it. */
const pixelsOf = (name: string, master: Buffer) => {
  let pixels: Promise<Sharp> | undefined;
  return () => {
    pixels ??= graded(name, master);
    return pixels;
  };
};

export async function makePictures(): Promise<MadePicture[]> {
  mkdirSync(pictureCache, { recursive: true });
  const made: MadePicture[] = [];
  const missing: Encoding[] = [];
  for (const [name, master] of sources()) {
    const picture = await describePicture(name, master);
    made.push(picture);
    const { encoders } = recipeFor(name);
    const pixels = pixelsOf(name, master);
    for (const { width, format, file: encoded } of filesOf(picture)) {
      const path = join(pictureCache, encoded);
      if (!existsSync(path)) missing.push({ pixels, width, format, encoder: encoders[format], path });
    }
  }
  await encodeAll(missing);
  return made;
}
