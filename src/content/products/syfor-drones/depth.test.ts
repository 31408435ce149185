import { expect, test } from "vitest";
import { firstMentions } from "../../../sections/shared/mentions.ts";
import { droneDepth, droneGlossary } from "./depth.ts";

test("an acceptance flight in steps, six words", () => {
  expect(droneDepth.acceptance).toHaveLength(4);
  expect(droneDepth.words).toHaveLength(6);
});

test("every word is offered once, where the page first uses it", () => {
  const offered = droneGlossary.prose.flatMap((passage) =>
    firstMentions(passage, droneGlossary).map(({ word }) => word.term),
  );
  expect(offered.toSorted()).toEqual(droneDepth.words.map(({ term }) => term).toSorted());
});
