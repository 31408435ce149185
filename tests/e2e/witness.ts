import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Records what a silent page would not do. What the policy forbids, the console tells. */
export function witness(page: Page, origin: string): readonly string[] {
  const seen: string[] = [];
  page.on("popup", (popup) => void seen.push(`window ${popup.url()}`));
  page.on("download", (download) => void seen.push(`download ${download.url()}`));
  page.context().on("request", (request) => {
    if (request.method() !== "GET" || !request.url().startsWith(`${origin}/`))
      seen.push(`${request.method()} ${request.url()}`);
  });
  return seen;
}

export async function expectNothingStored(page: Page) {
  const kept = await page.context().storageState({ indexedDB: true });
  expect(kept).toEqual({ cookies: [], origins: [] });
  const rest = await page.evaluate(async () => [sessionStorage.length, (await caches.keys()).length, name]);
  expect(rest).toEqual([0, 0, ""]);
}
