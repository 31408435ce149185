import { describe, expect, test } from "vitest";
import { firstMentions } from "../../../pages/shared/mentions.ts";
import { antiDroneCopy } from "../anti-drone-solution/depth.ts";
import { cyberCopy } from "../cyber-warfare-simulation/depth.ts";
import { detectionCopy } from "../drone-detection/depth.ts";
import { gnssCopy, subjects } from "../gnss-jamming-spoofing/depth.ts";
import { productOutlines } from "../outlines.ts";
import { droneDepth } from "../syfor-drones/depth.ts";

describe.each(
  [antiDroneCopy, detectionCopy, gnssCopy, cyberCopy].map((copy) => [copy.content.slug, copy] as const),
)("%s", (_slug, { content, depth, glossary }) => {
  test("asks five to ten questions, tests in steps, defines four to six words", () => {
    expect([5, 6, 7, 8, 9, 10]).toContain(depth.questions.length);
    for (const question of depth.questions) expect(question.text).toMatch(/\?$/);
    expect(depth.acceptance.length).toBeGreaterThanOrEqual(4);
    expect([4, 5, 6]).toContain(depth.words.length);
  });

  test("answers each question, and leads to a chapter that the page has", () => {
    const chapters = productOutlines[content.slug].chapters.map(({ id }) => id);
    for (const { answer } of depth.questions) {
      expect(answer.text).toMatch(/\.$/);
      if (answer.see && "chapter" in answer.see) expect(chapters).toContain(answer.see.chapter);
    }
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

test.each([
  ["anti-drone-solution", antiDroneCopy.depth],
  ["drone-detection", detectionCopy.depth],
  ["syfor-drones", droneDepth],
])("%s says once that something is given on request, not in every answer", (_slug, depth) => {
  expect(JSON.stringify(depth).match(/on request/g)).toHaveLength(1);
});

test("what needs legal authority says so in its opening", () => {
  expect(antiDroneCopy.content.notice?.text).toMatch(/legal authority/);
  expect(detectionCopy.content.notice?.text).toMatch(/legal authority/);
  expect(gnssCopy.content.notice?.text).toMatch(/^For authorized government users only/);
});

test("each question on the GNSS page has its subject", () => {
  expect(subjects).toHaveLength(gnssCopy.depth.questions.length);
});
