import { expect, test } from "vitest";
import { masterProblems, masterSizes, pendingMasters } from "./manifest.ts";
import { scenes } from "./scenes.ts";

test("every master was rendered from its scene as it is now, or is pending; if not, run npm run art -- <name>", () => {
  expect(masterProblems()).toEqual([]);
});

test("what is pending is a picture", () => {
  for (const name of pendingMasters()) expect([...scenes().keys()]).toContain(name);
});

test("masters stay under 4 MB each and 60 MB together", () => {
  const sizes = masterSizes();
  expect(sizes.filter(([, bytes]) => bytes > 4e6)).toEqual([]);
  expect(sizes.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(60e6);
});
