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
] as const)("the questions on %s", (slug, { acceptance, questions, agenda }) => {
  test("are five or six, and each is one, about something else", () => {
    expect([5, 6]).toContain(questions.length);
    for (const { text } of questions) expect(text).toMatch(/\?$/);
    expect(new Set(questions.map(({ subject }) => subject)).size).toBe(questions.length);
  });

  test("are each settled, and what we do not publish is on the agenda", () => {
    for (const { settle } of questions) expect(settle).not.toMatch(/not published|not stated|on request/i);
    expect(agenda).toMatch(/\.$/);
  });

  test("lead to chapters and steps that the page has", () => {
    const chapters = productOutlines[slug].chapters.map(({ id }) => id);
    for (const { settle, more } of questions) {
      expect(settle).toMatch(/\.$/);
      if (!more || "href" in more) continue;
      expect(chapters).toContain(more.chapter);
      if (more.chapter === "acceptance") expect(more.item ?? 0).toBeLessThanOrEqual(acceptance.length);
    }
  });
});

test("what needs legal authority says so before the way to the form", () => {
  expect(antiDroneCopy.content.law.title).toMatch(/legal authority/);
  expect(detectionCopy.content.law.text).toMatch(/legal authority/);
  expect(gnssCopy.content.law.title).toBe("For authorized government users only.");
  expect(gnssCopy.content.law.text).toMatch(/only where lawful.*export and spectrum authorization/);
  for (const { content } of [antiDroneCopy, gnssCopy])
    expect(content.users.reserved).toBe("For authorized government users.");
});
