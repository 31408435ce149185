import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "../server/files.ts";
import { compressedTypes, encodings } from "../server/policy.ts";

type Token = (typeof encodings)[number]["token"];

const compressors: Record<Token, (original: Buffer) => Promise<Buffer>> = {
  br: (original) =>
    promisify(brotliCompress)(original, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: original.length,
      },
    }),
  gzip: (original) => promisify(gzip)(original, { level: constants.Z_BEST_COMPRESSION }),
};

/** A file this small arrives in the same packet with or without. */
const smallestWorthwhile = 512;
/** A copy must be at least 2 % smaller than the one before it, from gzip to brotli. */
const worthwhile = 0.98;

async function compressFile(path: string) {
  const original = readFileSync(path);
  let smallest = original.length;
  if (smallest < smallestWorthwhile) return;
  for (const { token, suffix } of [...encodings].reverse()) {
    const compressed = await compressors[token](original);
    if (compressed.length > smallest * worthwhile) continue;
    smallest = compressed.length;
    writeFileSync(path + suffix, compressed);
  }
}

/** As many at a time as there are cores: each holds tens of megabytes from its start, whatever the file's size. */
export async function compress(folder: string) {
  const texts = filesIn(folder).filter((file) => compressedTypes.some((type) => file.endsWith(`.${type}`)));
  const waiting = texts.values();
  const takeTurns = async () => {
    for (const file of waiting) await compressFile(join(folder, file));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
}
