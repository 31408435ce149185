import { expect, test } from "vitest";
import { consultation } from "./site/consultation.ts";
import { pages } from "./site/meta.ts";
import { noteMarks, siteNotes } from "./site/notes.ts";

/** What the built pages hold is checked when they are built: build/check-words.ts. */

test("the toasts and the button are the specification's, letter for letter", () => {
  const { toasts, submitting } = consultation;
  expect(submitting).toBe("Encrypting & Submitting...");
  expect(toasts.success).toEqual({
    title: "Secure Request Submitted",
    text: "Your inquiry has been encrypted and forwarded to our defense team. You will receive a secure response within 24 hours.",
  });
  expect(toasts.error).toEqual({
    title: "Security Error",
    text: "Invalid data detected. Please review your input and try again.",
  });
});

test("a note is called by its number and says so where it is only heard", () => {
  for (const [index, mark] of noteMarks.entries()) {
    expect(siteNotes[mark].number).toBe(String(index + 1));
    expect(siteNotes[mark].name).toMatch(new RegExp(`^Note ${index + 1}: `));
  }
});

test("no mark of a note stands where it would be a bare character", () => {
  for (const { title, description } of pages) expect(title + description).not.toMatch(/[¹²]/);
});
