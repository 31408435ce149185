import { describe, expect, test } from "vitest";
import { firstMentions } from "../../../sections/shared/mentions.ts";
import { antiDroneCopy } from "../anti-drone-solution/depth.ts";
import { cyberCopy } from "../cyber-warfare-simulation/depth.ts";
import { detectionCopy } from "../drone-detection/depth.ts";
import { gnssCopy } from "../gnss-jamming-spoofing/depth.ts";
import { productOutlines } from "../outlines.ts";
import { droneDepth } from "../syfor-drones/depth.ts";

describe.each(
  [antiDroneCopy, detectionCopy, gnssCopy, cyberCopy].map((copy) => [copy.content.slug, copy] as const),
)("%s", (_slug, { content, depth, glossary }) => {
  test("tests in steps, defines four to six words", () => {
    expect(depth.acceptance.length).toBeGreaterThanOrEqual(4);
    expect([4, 5, 6]).toContain(depth.words.length);
  });

  test("offers every word once, where a passage that is never hydrated first uses it", () => {
    const offered = glossary.prose
      .filter((passage) => passage !== content.figureText)
      .flatMap((passage) => firstMentions(passage, glossary).map(({ word }) => word.term));
    expect(offered.toSorted()).toEqual(depth.words.map(({ term }) => term).toSorted());
  });

  test("says each passage once", () => {
    expect(new Set(glossary.prose).size).toBe(glossary.prose.length);
  });
});

test("the measures are spoken of by the number that their table has on the page", () => {
  const tables = productOutlines["gnss-jamming-spoofing"].chapters.flatMap(({ tables = [] }) => tables);
  const spoken = gnssCopy.depth.acceptance.flatMap(({ text }) => /Table\s(\d)/.exec(text)?.[1] ?? []);
  expect(spoken.map((number) => tables[Number(number) - 1])).toEqual(["measures"]);
});

describe.each([
  ["anti-drone-solution", antiDroneCopy.depth],
  ["drone-detection", detectionCopy.depth],
  ["gnss-jamming-spoofing", gnssCopy.depth],
  ["cyber-warfare-simulation", cyberCopy.depth],
  ["syfor-drones", droneDepth],
] as const)("the questions on %s", (slug, { questions, inWriting }) => {
  test("are five to seven, and each is one, about something else", () => {
    const asked = [...questions, ...inWriting];
    expect([5, 6, 7]).toContain(asked.length);
    for (const { text } of asked) expect(text).toMatch(/\?$/);
    expect(new Set(asked.map(({ subject }) => subject)).size).toBe(asked.length);
  });

  test("are answered with what we know", () => {
    for (const { answer } of questions) expect(answer.text).not.toMatch(/not published|on request/i);
  });

  test("lead to chapters that the page has", () => {
    const chapters = productOutlines[slug].chapters.map(({ id }) => id);
    for (const { answer } of [...questions, ...inWriting]) {
      expect(answer.text).toMatch(/\.$/);
      if (answer.see && "chapter" in answer.see) expect(chapters).toContain(answer.see.chapter);
    }
  });
});

test("what needs legal authority says so in its opening", () => {
  expect(antiDroneCopy.content.notice?.text).toMatch(/legal authority/);
  expect(detectionCopy.content.notice?.text).toMatch(/legal authority/);
  expect(gnssCopy.content.notice?.text).toMatch(/^For authorized government users only/);
});
