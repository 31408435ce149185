import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

function color(name: string): string {
  const value = tokens.match(new RegExp(`--color-${name}: (#[0-9a-f]{6});`))?.[1];
  if (!value) throw new Error(`tokens.css has no color "${name}".`);
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(color(one)), luminance(color(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of text and ground that components put together. */
const body = [
  ["ink", "paper"],
  ["ink", "sheet"],
  ["ink", "plate"],
  ["bone", "night"],
] as const;
const other = [
  ["ink-second", "paper"],
  ["ink-second", "sheet"],
  ["ash", "night"],
  ["rust", "paper"],
  ["rust", "sheet"],
  ["signal", "night"],
  ["night", "signal"],
  ["paper", "ink"],
  ["night", "bone"],
  ["sheet", "ink"],
  ["bone", "night-line"],
] as const;
/** Lines and marks that carry meaning, and the focus ring. */
const marks = [
  ["rust", "paper"],
  ["signal", "night"],
  ["ink", "signal"],
] as const;

describe("contrast", () => {
  it.each(body)("body text: %s on %s reaches 7", (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(other)("other text: %s on %s reaches 4.5", (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)("marks: %s on %s reaches 3", (mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});
