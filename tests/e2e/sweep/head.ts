import type { Page } from "@playwright/test";
import type { PageMeta } from "../../../src/content/types.ts";
import { canonicalAddress } from "../../../src/content/site/company.ts";
import { expect } from "../fixtures.ts";
import { missingPath } from "../pages.ts";

/** The head as it stands once scripts have run; what the file itself holds is for tests/server/head.contract.ts. */
export async function expectHead(page: Page, route: PageMeta) {
  const { path } = route;
  const meta = route;
  const head = await page.evaluate(() => {
    const contents = (selector: string) =>
      [...document.querySelectorAll(selector)].map(
        (element) => element.getAttribute("content") ?? element.getAttribute("href"),
      );
    return {
      title: document.title,
      description: contents('meta[name="description"]'),
      canonical: contents('link[rel="canonical"]'),
      robots: contents('meta[name="robots"]'),
      language: document.documentElement.lang,
    };
  });
  const isMissing = path === missingPath;
  expect(head).toEqual({
    title: meta.title,
    description: [meta.description],
    canonical: isMissing ? [] : [canonicalAddress(path)],
    robots: isMissing ? ["noindex"] : [],
    language: "en-US",
  });
}
