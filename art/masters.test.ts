import { expect, test } from "vitest";
import { masterProblems, pendingMasters } from "./manifest.ts";
import { scenes } from "./scenes.ts";

test("every master was rendered from its scene as it is now, or is pending; if not, run npm run art -- <name>", () => {
  expect(masterProblems()).toEqual([]);
});

test("what is pending is a picture", () => {
  for (const name of pendingMasters()) expect([...scenes().keys()]).toContain(name);
});
