import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";

/** What there is to render, and from which files each picture is made. */

export const artFolder = resolve(import.meta.dirname);

/** No picture: folds the SY300 and looks for parts that pass through each other. */
export const clashCheck = join(artFolder, "sy300", "clash.py");

/** No picture: camera and lamps of the picture with which the view in 3D begins. */
export const studio = "sy300-studio";

/** A scene is a picture when it names itself, in its call of render() or to a shared stage. */
export function scenes(): ReadonlyMap<string, string> {
  const folder = join(artFolder, "scenes");
  const found = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    const name = basename(file, ".py");
    const isPicture =
      file.endsWith(".py") && new RegExp(`["']${name}["']`).test(readFileSync(join(folder, file), "utf8"));
    if (isPicture) found.set(name, join(folder, file));
  }
  return found.set("glb", join(artFolder, "sy300", "export.py")).set(studio, join(folder, "sy300-rear.py"));
}

function modulesNamed(dotted: string, folders: readonly string[]): string[] {
  const paths = folders.map((folder) => join(folder, ...dotted.split(".").filter(Boolean)));
  return paths.flatMap((path) => [`${path}.py`, join(path, "__init__.py")]).filter(existsSync);
}

/** The files of this folder that a Python file imports. */
function importsOf(file: string): string[] {
  const anywhere = [artFolder, join(artFolder, "scenes")];
  const oneLine = (text: string) => text.replaceAll("\n", " ");
  const code = readFileSync(file, "utf8").replace(/\([^)]*\)/g, oneLine);
  const plain = [...code.matchAll(/^\s*import\s+([\w.,\s]+?)\s*(?:#.*)?$/gm)].flatMap(([, names = ""]) =>
    importedNames(names).flatMap((name) => modulesNamed(name, anywhere)),
  );
  const from = [...code.matchAll(/^\s*from\s+(\.*)([\w.]*)\s+import\s+\(?([^#)\n]*)/gm)].flatMap(
    ([, dots, module = "", names = ""]) => {
      const folders = dots ? [dirname(file)] : anywhere;
      const inside = importedNames(names).map((name) => (module ? `${module}.${name}` : name));
      return [module || "__init__", ...inside].flatMap((dotted) => modulesNamed(dotted, folders));
    },
  );
  return [...plain, ...from];
}

const importedNames = (list: string) =>
  list
    .split(",")
    .map((part) => part.trim().split(/\s+as\s+/)[0] ?? "")
    .filter(Boolean);

/** The scene and every module of this folder that it imports, directly or not. */
function sourcesOf(entry: string): string[] {
  const seen = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    queue.push(...importsOf(file));
  }
  return [...seen].sort();
}

/** Without comments and docstrings: rewording them changes no pixel. */
export const codeOnly = (python: string) =>
  python
    .replace(
      /"""[\s\S]*?"""|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|#[^\n]*/g,
      (_, string?: string) => string ?? "",
    )
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{2,}/g, "\n");

/** Changes when anything changes that could change the picture. */
export function fingerprint(entry: string): string {
  const hash = createHash("sha256");
  for (const file of sourcesOf(entry))
    hash
      .update(relative(artFolder, file))
      .update("\0")
      .update(codeOnly(readFileSync(file, "utf8")));
  return hash.digest("hex").slice(0, 16);
}
