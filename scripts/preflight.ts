import { readdirSync } from "node:fs";
import { findPlaceholders } from "./placeholders.ts";

/** Lists what an owner must replace before the site goes live; exits non-zero while anything is left. */

const folder = new URL("../src/content/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
);
const found = files.map(async (file) => {
  const placeholders = findPlaceholders(await import(new URL(file, folder).href));
  return placeholders.map((placeholder) => ({ file: `src/content/${file}`, ...placeholder }));
});
const placeholders = (await Promise.all(found)).flat();

for (const { file, where, value, reason } of placeholders)
  console.log(`${file}: ${where}\n  ${value}\n  ${reason}\n`);
if (placeholders.length > 0) {
  console.log(`${placeholders.length} placeholders are left: replace them before going live.`);
  process.exitCode = 1;
} else {
  console.log("No placeholders are left.");
}
