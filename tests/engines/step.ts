import { test as base, expect, inject } from "vitest";
import { launch } from "./launch.ts";
import { Visitor } from "./visitor.ts";

export const wide = { width: 1280, height: 800 };
/** As narrow as every engine's window gets, with its own bars in it. */
export const narrow = { width: 480, height: 800 };

async function arrive(hasScripts: boolean): Promise<Visitor> {
  const driver = await launch(inject("engine"), { origin: inject("origin"), hasScripts });
  await driver.resize(wide);
  return new Visitor(driver);
}

/** Steps share one browser, and each fails on any problem that it did not take note of itself. */
const stepsOf = (hasScripts: boolean) =>
  base
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern that nothing else is needed.
    .extend("visitor", { scope: "file" }, async ({}, { onCleanup }) => {
      const visitor = await arrive(hasScripts);
      onCleanup(() => visitor.driver.close());
      return visitor;
    })
    .extend("calm", { auto: true }, async ({ visitor }, { onCleanup }) => {
      onCleanup(async () => {
        const problems = await visitor.takeProblems();
        expect(problems, "problems nobody expected").toEqual([]);
      });
    });

export const step = stepsOf(true);
export const stepWithoutScripts = stepsOf(false);
