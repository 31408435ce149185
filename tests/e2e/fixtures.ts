import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { watchProblems } from "./problems.ts";

interface Fixtures {
  /** Declares a problem that this test provokes: the test fails if it does not occur. */
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

/** Without a graphics card, the browser notes that it copies what WebGL has drawn. */
const ownCopying = /GPU stall due to ReadPixels/;

export const test = base.extend<Fixtures & { readonly watch: Watch }>({
  watch: [
    async ({ context }, provide) => {
      const watch: Watch = { problems: [watchProblems(context)], expected: [], forgiven: [ownCopying] };
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

  openPage: async ({ browser, baseURL, watch }, provide) => {
    const contexts: { close(): Promise<void> }[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ baseURL: baseURL ?? "", ...options });
      contexts.push(context);
      watch.problems.push(watchProblems(context, options.javaScriptEnabled));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** Opens an address and waits until its script has run, so that clicks are handled. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-interactive]")).toBeAttached();
}

/** Holds back every request whose address matches; returns what lets them go. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}

export { expect } from "@playwright/test";
