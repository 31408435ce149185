import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, parse, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import { onPaper } from "../src/ui/on-paper.ts";
import { pictureFile } from "../src/ui/picture-address.ts";
import { warmShadow } from "./shadow-on-paper.ts";

/** Pictures from the art masters: AVIF and WebP in the widths that the layout uses, made once and cached. */

const masters = "art/masters";
export const pictureCache = resolve(".cache/pictures");

interface Recipe {
  readonly avif: number;
  readonly webp: number;
  /** Of WebP's transparency, lossless unless said. */
  readonly alpha?: number;
  readonly widths: readonly number[];
}

const recipe: Recipe = { avif: 62, webp: 80, widths: [400, 640, 960, 1280, 1800, 2560] };
/** For phones, whose dense pixels hide the loss, and whose first screen waits for this picture. */
const tallRecipe: Recipe = { avif: 50, webp: 72, widths: [400, 640, 840, 1080] };

/** Land from edge to edge: so many leaves hide the loss, and would weigh twice as much. */
const landRecipe: Recipe = { ...recipe, avif: 52, webp: 66 };

/** Many frames in one picture, each seen for a moment. */
const stripRecipe: Recipe = { avif: 50, webp: 50, alpha: 40, widths: [1680] };

/** Stronger compression would band the soft gradients of the night picture. */
function recipeFor(name: string): Recipe {
  if (name === "sy300-folding") return stripRecipe;
  if (name.endsWith("-tall") && !name.startsWith("hero")) return tallRecipe;
  return name.startsWith("mission-") ? landRecipe : recipe;
}

const settingsFor = (name: string) => {
  const { avif, webp, alpha } = recipeFor(name);
  const encoders = {
    avif: { quality: avif, effort: 2 },
    webp: { quality: webp, effort: 4, ...(alpha && { alphaQuality: alpha }) },
  };
  return isCutOut(name) ? { ...encoders, onPaper } : encoders;
};

// The number of threads per picture changes its bytes, which must not depend on the machine.
// Several pictures are encoded at once instead.
sharp.concurrency(1);

export interface EncodedPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Changes with the bytes of the files, so that they can be cached forever. */
  readonly hash: string;
  readonly placeholder: string;
}

/** Covers everything that determines an encoded file: master, settings, and versions of the libraries. */
function hashOf(name: string, master: Buffer): string {
  const settings = JSON.stringify([settingsFor(name), sharp.versions]);
  return createHash("sha256").update(master).update(settings).digest("hex").slice(0, 8);
}

/** The names of all files of a picture. */
export const filesOf = ({ name, hash, widths }: EncodedPicture) =>
  widths.flatMap((width) =>
    (["avif", "webp"] as const).map((format) => ({
      width,
      format,
      file: pictureFile(name, width, hash, format),
    })),
  );

const isCutOut = (name: string) => name.startsWith("sy300-");

/** Three colors from top to bottom: a CSS gradient that stands in until the picture arrives. */
async function placeholderFor(name: string, master: Buffer): Promise<string> {
  if (isCutOut(name)) return "none";
  const pixels = await sharp(master).resize(1, 3, { fit: "fill" }).removeAlpha().raw().toBuffer();
  const stops = [0, 3, 6].map((at) => `#${pixels.subarray(at, at + 3).toString("hex")}`);
  return `linear-gradient(${stops.join(",")})`;
}

async function describe(name: string, master: Buffer): Promise<EncodedPicture> {
  const { width, height } = await sharp(master).metadata();
  return {
    name,
    width,
    height,
    widths: [...recipeFor(name).widths.filter((narrower) => narrower < width * 0.9), width],
    hash: hashOf(name, master),
    placeholder: await placeholderFor(name, master),
  };
}

interface Job {
  readonly width: number;
  readonly run: () => Promise<void>;
}

/** Jobs for the files that are not in the cache. A master is graded once for all of its files. */
function missingFiles(picture: EncodedPicture, master: Buffer): Job[] {
  let graded: Promise<Sharp> | undefined;
  const grade = async () => (isCutOut(picture.name) ? warmShadow(master) : sharp(master));
  return filesOf(picture).flatMap(({ width, format, file }) => {
    const path = join(pictureCache, file);
    if (existsSync(path)) return [];
    const run = async () => {
      graded ??= grade();
      // Renamed when complete: an interrupted build must not leave half a picture in the cache.
      const unfinished = `${path}.${process.pid}`;
      const pixels = (await graded).clone().resize(width);
      await pixels[format](settingsFor(picture.name)[format]).toFile(unfinished);
      renameSync(unfinished, path);
    };
    return { width, run };
  });
}

export async function encodePictures(): Promise<EncodedPicture[]> {
  mkdirSync(pictureCache, { recursive: true });
  const pictures: EncodedPicture[] = [];
  const jobs: Job[] = [];
  for (const file of readdirSync(masters)
    .filter((name) => /\.(jpg|webp|png)$/.test(name))
    .sort()) {
    const master = readFileSync(join(masters, file));
    const picture = await describe(parse(file).name, master);
    pictures.push(picture);
    jobs.push(...missingFiles(picture, master));
  }
  if (jobs.length > 0) console.log(`Encoding ${jobs.length} pictures`);
  // The widest first, so that no core is left with a large picture at the end.
  const waiting = jobs.toSorted((a, b) => b.width - a.width).values();
  const takeTurns = async () => {
    for (const job of waiting) await job.run();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
  return pictures;
}
