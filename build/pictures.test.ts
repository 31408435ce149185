import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictureNames as names } from "../src/content/picture-names.ts";

const masters = "art/masters";
const files = readdirSync(masters).filter((file) => /\.(jpg|webp)$/.test(file));

describe("masters", () => {
  it.each(names)("%s has exactly one master", (name) => {
    expect(files.filter((file) => file.replace(/\.\w+$/, "") === name)).toHaveLength(1);
  });

  it.each(files)("%s is used, and has dimensions", async (file) => {
    const { width = 0, height = 0 } = await sharp(join(masters, file)).metadata();
    expect(names).toContain(file.replace(/(?<!hero)-tall|\.\w+$/g, ""));
    expect(Math.min(width, height)).toBeGreaterThan(200);
  });
});
