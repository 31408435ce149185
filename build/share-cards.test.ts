import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { shareCards, shareFolder, shareRecord } from "./share-cards.ts";

const record = JSON.parse(readFileSync(shareRecord, "utf8")) as Record<string, string>;

describe.each(shareCards)("share picture of $name", ({ name, fingerprint }) => {
  const file = join(shareFolder, `${name}.jpg`);

  it("is 1200 x 630 and light enough to be fetched by a messenger", async () => {
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThan(300_000);
  });

  it("was made from the present title and picture; if not, run npm run share", () => {
    expect(record[name]).toBe(fingerprint);
  });
});
