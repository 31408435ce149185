import { test as base, expect, inject } from "vitest";
import type { Driver, Engine, LaunchOptions } from "./driver.ts";
import { launchFirefox } from "./firefox.ts";
import { launchWebKit } from "./webkit.ts";

const launchers: Readonly<Record<Engine, (options: LaunchOptions) => Promise<Driver>>> = {
  firefox: launchFirefox,
  webkit: launchWebKit,
};

export const widen = (browser: Driver) => browser.resize(1280, 800);
/** As narrow as a window gets in every engine. */
export const narrow = (browser: Driver) => browser.resize(480, 800);

/** Steps share one browser, and each fails on any problem that it has not asserted itself. */
const stepsOf = (hasScripts: boolean) =>
  base
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern that nothing else is needed.
    .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
      const browser = await launchers[inject("engine")]({ origin: inject("origin"), hasScripts });
      onCleanup(async () => void (await browser.close()));
      await widen(browser);
      return browser;
    })
    .extend("noProblems", { auto: true }, async ({ browser }, { onCleanup }) => {
      onCleanup(() => expect(browser.problems?.splice(0) ?? [], "unexpected problems").toEqual([]));
    });

export const step = stepsOf(true);
export const stepWithoutScripts = stepsOf(false);
