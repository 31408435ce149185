import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { watchProblems } from "./problems.ts";

interface Options {
  /** False: the browser has no Navigation API, as older ones. */
  readonly hasNavigationApi: boolean;
}

interface Fixtures {
  /** Declares a problem this test provokes: it is forgiven, and the test fails when it does not occur. */
  readonly expectProblem: (pattern: RegExp) => void;
  /** For tests of failures, where what the browser complains of is its own business. */
  readonly forgiveProblems: () => void;
  /** A page in a context of its own (touch, no scripts, reduced motion…), watched like the default one. */
  readonly openPage: (options: BrowserContextOptions) => Promise<Page>;
}

interface Watch {
  readonly problems: string[][];
  readonly expected: RegExp[];
  readonly forgiven: RegExp[];
}

/** A phone held upright, driven by touch. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;

/** Where no picture is loaded, the browser wonders why one was asked for. */
const withoutPictures = /^console warning: (?=.*\bpreload).*\/pictures\//;

/** Without a graphics card, the browser notes that it copies what WebGL has drawn. */
const ownCopying = /GPU stall due to ReadPixels/;

const withoutNavigationApi = (context: BrowserContext) =>
  context.addInitScript(() => void delete (globalThis as { navigation?: unknown }).navigation);

export const test = base.extend<Options & Fixtures & { readonly watch: Watch }>({
  hasNavigationApi: [true, { option: true }],

  watch: [
    async ({ context, hasNavigationApi }, provide, { project }) => {
      if (!hasNavigationApi) await withoutNavigationApi(context);
      const forgiven = project.name === "words" ? [withoutPictures] : [ownCopying];
      const watch: Watch = { problems: [watchProblems(context)], expected: [], forgiven };
      await provide(watch);
      const problems = watch.problems.flat();
      const matches = (problem: string) =>
        [...watch.expected, ...watch.forgiven].some((pattern) => pattern.test(problem));
      expect(
        problems.filter((problem) => !matches(problem)),
        "problems nobody expected",
      ).toEqual([]);
      const missing = watch.expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
      expect(missing.map(String), "expected problems that did not occur").toEqual([]);
    },
    { auto: true },
  ],

  expectProblem: async ({ watch }, provide) => {
    await provide((pattern) => void watch.expected.push(pattern));
  },

  forgiveProblems: async ({ watch }, provide) => {
    await provide(() => void watch.forgiven.push(/(?:)/));
  },

  openPage: async ({ browser, baseURL, watch, hasNavigationApi }, provide) => {
    const contexts: { close(): Promise<void> }[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ baseURL: baseURL ?? "", ...options });
      contexts.push(context);
      if (!hasNavigationApi) await withoutNavigationApi(context);
      watch.problems.push(watchProblems(context, options.javaScriptEnabled));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** Opens an address and waits until all is laid out and the scripts have taken over: a click is a click in the app. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-interactive]:not([data-opening])")).toBeAttached();
}

export { expect } from "@playwright/test";

/** Declares the same tests twice: in a browser that navigates by its own API, and in one that only loads documents. */
export function describeWithAndWithoutApi(declare: (hasNavigationApi: boolean) => void) {
  for (const hasNavigationApi of [true, false])
    test.describe(hasNavigationApi ? "with the Navigation API" : "by documents", () => {
      test.use({ hasNavigationApi });
      declare(hasNavigationApi);
    });
}
