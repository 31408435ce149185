import { expect, test } from "vitest";
import { antiDroneCopy } from "./anti-drone-solution/depth.ts";
import { cyberCopy } from "./cyber-warfare-simulation/depth.ts";
import { detectionCopy } from "./drone-detection/depth.ts";
import { gnssCopy } from "./gnss-jamming-spoofing/depth.ts";
import { productOutlines } from "./outlines.ts";
import { droneContents } from "./syfor-drones/copy.ts";

const systems = [antiDroneCopy, detectionCopy, gnssCopy, cyberCopy];

test.each([
  ["syfor-drones" as const, droneContents] as const,
  ...systems.map(({ content, contents }) => [content.slug, contents] as const),
])("every chapter of %s stands in its contents, by name", (slug, contents) => {
  const { chapters } = productOutlines[slug];
  expect(contents.map(({ id, number }) => [id, number])).toEqual(
    chapters.map(({ id }, index) => [id, index + 1]),
  );
  for (const { id, label } of contents) expect(label, id).not.toBe("");
});
