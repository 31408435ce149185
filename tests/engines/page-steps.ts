import { expect } from "vitest";
import { pages as routes } from "../../src/content/site/meta.ts";
import { expectPage } from "./expectations.ts";
import { step } from "./step.ts";

const missingPath = "/no-such-page";

export function pageSteps() {
  for (const { path } of routes)
    step(`${path} answers 200 with its title and one heading`, async ({ visitor }) => {
      expect(await visitor.open(path)).toBe(200);
      await expectPage(visitor, path);
    });

  step(
    "an unknown address answers 404, keeps its address, logs it once and leads home",
    async ({ visitor }) => {
      expect(await visitor.open(missingPath)).toBe(404);
      await expectPage(visitor, missingPath);
      expect(await visitor.read(() => document.querySelector("h1")?.textContent)).toBe(
        "Oops! Page not found",
      );
      await visitor.click("link", "Back to the home page", "main");
      await expectPage(visitor, "/");
      expect(await visitor.takeProblems()).toEqual([
        `404 ${missingPath}`,
        `console error: Page not found: ${missingPath}`,
      ]);
    },
  );
}
