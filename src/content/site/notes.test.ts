import { expect, test } from "vitest";
import { pages } from "./meta.ts";
import { noteMarks, siteNotes } from "./notes.ts";

test("a note is called by its number and says so where it is only heard", () => {
  for (const [index, mark] of noteMarks.entries()) {
    expect(siteNotes[mark].number).toBe(String(index + 1));
    expect(siteNotes[mark].name).toMatch(new RegExp(`^Note ${index + 1}: `));
  }
});

test("no mark of a note stands where it would be a bare character", () => {
  for (const { title, description } of pages) expect(title + description).not.toMatch(/[¹²]/);
});
