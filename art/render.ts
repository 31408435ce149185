import { parseArgs } from "node:util";
import { fetchWeights, findBlender, hasWeights, runScene } from "./blender.ts";
import { masterProblems, pendingMasters, recordMaster } from "./manifest.ts";
import { clashCheck, fingerprint, scenes, studio } from "./scenes.ts";

/** `npm run art`: renders the pictures of the site with Blender. See art/README.md. */

function stop(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: "boolean" },
        pending: { type: "boolean" },
        list: { type: "boolean" },
        check: { type: "boolean" },
        record: { type: "boolean" },
        keep: { type: "boolean" },
        // A picture made with one of these is a draft: it goes to .cache/preview and never becomes a master.
        preview: { type: "boolean" },
        raw: { type: "boolean" },
        develop: { type: "boolean" },
        width: { type: "string" },
        scale: { type: "string" },
        samples: { type: "string" },
      },
    });
  } catch (error) {
    return stop((error as Error).message, 2);
  }
}

const { values, positionals } = readArguments();
const draftFlags = ["preview", "raw", "develop", "width", "scale", "samples"] as const;

function check() {
  const problems = masterProblems();
  if (problems.length > 0) stop(`${problems.join("\n")}\nRender them again: npm run art -- <name>`, 1);
  const pending = pendingMasters();
  console.log(
    pending.length === 0
      ? "Every master was rendered from its scene as it is."
      : `Still to be rendered (npm run art -- --pending): ${pending.join(", ")}`,
  );
}

function chosen(): string[] {
  const all = scenes();
  const names = values.all ? [...all.keys()] : values.pending ? pendingMasters() : positionals;
  const unknown = names.filter((name) => !all.has(name));
  if (names.length === 0 || unknown.length > 0) {
    const complaint = unknown.length > 0 ? `No such picture: ${unknown.join(", ")}. ` : "";
    stop(`${complaint}Choose from: ${[...all.keys()].join(" ")}`, 2);
  }
  return names;
}

function blenderProgram(): string {
  const blender = findBlender();
  return "problem" in blender ? stop(blender.problem, 1) : blender.program;
}

async function clash() {
  if (!(await runScene(blenderProgram(), "clash", clashCheck, []))) process.exitCode = 1;
}

async function render() {
  const pictures = chosen();
  const program = blenderProgram();
  fetchWeights();
  if (!hasWeights()) console.warn("The denoiser's weights could not be fetched: this will be a noisy draft.");
  const isDraft = !hasWeights() || draftFlags.some((flag) => values[flag] !== undefined);
  const flags = [...draftFlags, "keep" as const].flatMap((flag) => {
    const value = values[flag];
    return value === undefined ? [] : [`--${flag}`, ...(typeof value === "string" ? [value] : [])];
  });
  const tried = new Set<string>();
  for (let name = pictures[0]; name !== undefined; name = next(pictures, tried)) {
    tried.add(name);
    const entry = scenes().get(name) ?? "";
    const sources = fingerprint(entry);
    const kind = name === studio ? ["--studio"] : isDraft ? [...flags, "--draft"] : flags;
    const taken = await runScene(program, name, entry, [...kind, "--sources", sources]);
    if (!taken) process.exitCode = 1;
    else if (!isDraft || name === "glb" || name === studio) await recordMaster(name, sources, taken);
  }
}

/** The queue is read again after each picture: what was added or moved up meanwhile has its turn. */
function next(pictures: readonly string[], tried: ReadonlySet<string>) {
  return (values.pending ? pendingMasters() : pictures).find((name) => !tried.has(name));
}

if (values.list) console.log([...scenes().keys()].join("\n"));
else if (values.check) check();
else if (positionals[0] === "clash") await clash();
else if (values.record) {
  for (const name of chosen()) await recordMaster(name, fingerprint(scenes().get(name) ?? ""));
} else await render();
