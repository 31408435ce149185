import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Route } from "../../src/app/routes.ts";

/** This site with many more product pages: a copy of the project, in which one product is there many times. */
export interface GeneratedSite {
  readonly paths: readonly string[];
  /** The file of the build. */
  readonly read: (file: string) => Buffer;
  /** Of the build, in seconds of the processor, which other load changes little. */
  readonly seconds: number;
  /** The most it held at once. */
  readonly megabytes: number;
  readonly matchRoute: (path: string) => Route;
  readonly remove: () => void;
}

const copied = ["src", "build", "server", "deploy", "index.html", "vite.config.ts", "package.json"];
const shared = ["art", "public", ".cache"];

const route = `  productRoute("gnss-jamming-spoofing", "/src/sections/product/gnss-page.tsx"),\n`;

/** What makes the product: its words, its sections and its page. */
const filesOfProduct = () => [
  ...["src/content/products/gnss-jamming-spoofing", "src/pages/product/sections/gnss"].flatMap((folder) =>
    readdirSync(folder).map((file) => `${folder}/${file}`),
  ),
  "src/sections/product/gnss-page.tsx",
];

const reportOfSelf = `data:text/javascript,${encodeURIComponent(`
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log(JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }));
});`)}`;

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "syfor-growth-"));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  for (const name of shared) symlinkSync(resolve(name), join(folder, name));
  // A folder of its own, because builds keep things in it.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((name) => !name.startsWith(".")))
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  return folder;
}

function addPage(folder: string, name: string) {
  for (const file of filesOfProduct()) {
    const to = join(folder, file.replace(/gnss-jamming-spoofing|gnss(?=[/-])/, name));
    const text = readFileSync(file, "utf8")
      .replaceAll("products/gnss-jamming-spoofing/", `products/${name}/`)
      .replaceAll("sections/gnss/", `sections/${name}/`)
      .replace('statement: "', `statement: "${name} `);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
}

function addRoutes(folder: string, names: readonly string[]) {
  const file = join(folder, "src/app/routes.ts");
  const routes = names.map(
    (name) =>
      `  { path: "/${name}", page: "/src/pages/product/${name}-page.tsx", product: "gnss-jamming-spoofing" },\n`,
  );
  const table = readFileSync(file, "utf8");
  if (!table.includes(route)) throw new Error("The route table does not hold the product to repeat.");
  writeFileSync(file, table.replace(route, route + routes.join("")));
}

function build(folder: string) {
  const args = ["--import", reportOfSelf, resolve("node_modules/vite/bin/vite.js"), "build", "--app"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`The generated site could not be built:\n${stdout}${stderr}`);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as { seconds: number; megabytes: number };
}

export async function generatedSite(pages: number): Promise<GeneratedSite> {
  const folder = copyProject();
  const remove = () => rmSync(folder, { recursive: true });
  try {
    const names = Array.from({ length: pages }, (_, index) => `generated-${index + 1}`);
    for (const name of names) addPage(folder, name);
    addRoutes(folder, names);
    const spent = build(folder);
    const { matchRoute } = (await import(pathToFileURL(join(folder, "src/app/routes.ts")).href)) as {
      matchRoute: (path: string) => Route;
    };
    return {
      ...spent,
      paths: names.map((name) => `/${name}`),
      read: (file) => readFileSync(join(folder, "dist", file)),
      matchRoute,
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}
