import type { Page } from "@playwright/test";

/** Holds back every script whose address matches; returns what lets them go. */
export async function holdScripts(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await late;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}
