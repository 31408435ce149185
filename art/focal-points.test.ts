import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scenes } from "./scenes.ts";

const focalPoints = JSON.parse(readFileSync("art/focal-points.json", "utf8")) as Record<
  string,
  { readonly x: number; readonly y: number }
>;
const plates = [...scenes().keys()].filter((name) => name !== "glb" && !name.startsWith("sy300-"));

test.each(plates)("%s declares its focal point, away from the frame", (name) => {
  const { x, y } = focalPoints[name] ?? { x: 0, y: 0 };
  for (const share of [x, y]) {
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.9);
  }
});

test("every focal point is one of a picture", () => {
  for (const name of Object.keys(focalPoints)) expect([...scenes().keys()]).toContain(name);
});

test("every wide plate that opens a page has a tall twin", () => {
  for (const name of plates.filter((plate) => !/^(hero|scenario|mission)-|-(tall|detail|whole)$/.test(plate)))
    expect(plates).toContain(`${name}-tall`);
});
