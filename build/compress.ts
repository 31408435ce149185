import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { filesIn } from "../server/files.ts";
import { compressedTypes } from "../server/policy.ts";

/** A smaller file fits into one packet anyway. */
const minBytes = 512;

/** Compressed copies beside the originals. The highest level is brotli's default. */
export async function compress(folder: string) {
  const texts = filesIn(folder).filter((file) => compressedTypes.some((type) => file.endsWith(`.${type}`)));
  for (const file of texts) {
    const path = join(folder, file);
    const original = readFileSync(path);
    if (original.length < minBytes) continue;
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(original),
      promisify(gzip)(original, { level: 9 }),
    ]);
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gz);
  }
}
