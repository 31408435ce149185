import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** Runs in the page: links by a number that lead elsewhere, or to something that stays folded away. */
async function misleading() {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]');
  const numbered = [...links].filter(({ textContent }) => /^Section\s\d/.test(textContent));
  const wrong: string[] = [];
  for (const link of numbered) {
    const number = link.textContent.replace(/\D+/, "");
    const target = document.getElementById(link.hash.slice(1));
    const fold = target?.closest("details");
    link.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isThere = target && (target.id === number || target.textContent.trim().startsWith(number));
    if (!isThere || fold?.open === false) wrong.push(`${number}: ${link.hash}`);
    if (fold) fold.open = false;
  }
  scrollTo(0, 0);
  return { wrong, count: numbered.length };
}

/** "Section 4.2" leads to what is numbered 4.2, and opens it where a phone folds it away. */
export async function expectNumberedLinks(page: Page) {
  const { wrong, count } = await page.evaluate(misleading);
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(2);
}
