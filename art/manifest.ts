import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Taken } from "./blender.ts";
import { artFolder, fingerprint, scenes } from "./scenes.ts";

/** What is known of each master: its file, its size, what it cost, and the sources it was rendered from. */

interface Master extends Omit<Taken, "focal"> {
  readonly file: string;
  readonly width?: number;
  readonly height?: number;
  readonly bytes: number;
  readonly sources: string;
}

const folder = join(artFolder, "masters");
const path = join(folder, "manifest.json");

const focalPath = join(artFolder, "focal-points.json");
const pendingPath = join(folder, "pending.json");

/** Pictures whose scene has gone ahead of their master, the next to be rendered first; the site shows the former ones. */
export const pendingMasters = (): string[] =>
  existsSync(pendingPath) ? (JSON.parse(readFileSync(pendingPath, "utf8")) as string[]) : [];

function settle(name: string) {
  const left = pendingMasters().filter((pending) => pending !== name);
  if (existsSync(pendingPath)) writeFileSync(pendingPath, `${JSON.stringify(left, null, 2)}\n`);
}

const read = (): Record<string, Master> =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Record<string, Master>) : {};

function fileOf(name: string): string | undefined {
  const names = name === "glb" ? ["sy300.glb"] : [`${name}.jpg`, `${name}.webp`, `${name}.json`];
  return readdirSync(folder).find((file) => names.includes(file));
}

/** `sources` is the fingerprint from before the render: an edit made meanwhile is not in the picture. */
export async function recordMaster(name: string, sources: string, taken: Taken = {}) {
  const file = fileOf(name);
  if (!file) throw new Error(`There is no master of "${name}" to record.`);
  const isPicture = /\.(jpg|webp)$/.test(file);
  const { width, height } = isPicture ? await sharp(join(folder, file)).metadata() : {};
  const size = width && height ? { width, height } : {};
  // Recorded as it is, a master has cost what it cost.
  const { samples, coreMinutes } = { ...read()[name], ...taken };
  const cost = samples ? { samples, coreMinutes } : {};
  const manifest = {
    ...read(),
    [name]: { file, ...size, ...cost, bytes: statSync(join(folder, file)).size, sources },
  };
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
  if (taken.focal) recordFocalPoint(name, taken.focal);
  settle(name);
}

/** Pages crop by it, so it changes when the master does and not before. */
function recordFocalPoint(name: string, point: { readonly x: number; readonly y: number }) {
  const points = {
    ...(JSON.parse(readFileSync(focalPath, "utf8")) as Record<string, unknown>),
    [name]: point,
  };
  const lines = Object.keys(points)
    .sort()
    .map((key) => {
      const { x, y } = points[key] as typeof point;
      return `  "${key}": { "x": ${x}, "y": ${y} }`;
    });
  writeFileSync(focalPath, `{\n${lines.join(",\n")}\n}\n`);
}

/** Bytes of each master. */
export const masterSizes = () => Object.entries(read()).map(([name, { bytes }]) => [name, bytes] as const);

function problemOf(entry: string, master: Master | undefined): string | undefined {
  if (!master || !existsSync(join(folder, master.file))) return "missing";
  if (master.bytes !== statSync(join(folder, master.file)).size) return "not the file that was recorded";
  return master.sources === fingerprint(entry) ? undefined : "stale: its scene changed since it was rendered";
}

/** Masters that do not show what their scenes say and are not known to be pending, one line each. */
export function masterProblems(): string[] {
  const manifest = read();
  const pending = new Set(pendingMasters());
  return [...scenes()].flatMap(([name, entry]) => {
    const problem = problemOf(entry, manifest[name]);
    if (pending.has(name)) return problem ? [] : [`${name}: pending, though it is current`];
    return problem ? [`${name}: ${problem}`] : [];
  });
}
