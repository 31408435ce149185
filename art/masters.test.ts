import { expect, test } from "vitest";
import { masterProblems } from "./manifest.ts";

test("every master was rendered from its scene as it is now; if not, run npm run art -- <name>", () => {
  expect(masterProblems()).toEqual([]);
});
