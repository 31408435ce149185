import { describe, expect, it } from "vitest";
import { initialSettings, reception } from "./model.ts";
import { sentenceFor } from "./sentence.ts";

const said = (interference: number) => {
  const settings = { ...initialSettings, interference };
  return sentenceFor(settings, reception(settings));
};

describe("interference", () => {
  it.each([
    [
      -20,
      "With interference 20\u00a0dB below the receiver’s noise, all eight are tracked and the fix is held.",
    ],
    [0, "With interference equal to the receiver’s noise, all eight are tracked"],
    [12, "With interference 12\u00a0dB above the receiver’s noise, six of eight are tracked"],
    [20, "With interference 20\u00a0dB above the receiver’s noise, one of eight is tracked"],
  ])("of %i dB is below, equal to or above the noise, never a negative amount over it", (level, sentence) => {
    expect(said(level)).toContain(sentence);
  });
});
