import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Every file of a folder, by its path inside it, in an order that does not depend on the machine. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
