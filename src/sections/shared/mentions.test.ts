import { expect, test } from "vitest";
import { firstMentions } from "./mentions.ts";

const level = { term: "C/N0", text: "Signal against noise." };
const fusion = { term: "Sensor fusion", text: "Many reports, one track.", inProse: "fused" };
const prose = ["Refused here.", "Fused tracks, and c/N0.", "C/N0 and fused again."] as const;
const glossary = { words: [level, fusion], prose };

test("a word is found where the prose first uses it, as it is written there, in the order of the text", () => {
  expect(firstMentions(prose[1], glossary)).toEqual([
    { word: fusion, at: 0, written: "Fused" },
    { word: level, at: 18, written: "c/N0" },
  ]);
});

test("neither inside another word nor a second time", () => {
  expect(firstMentions(prose[0], glossary)).toEqual([]);
  expect(firstMentions(prose[2], glossary)).toEqual([]);
});
