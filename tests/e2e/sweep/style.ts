import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** Where every element stands and how it looks. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const { color, backgroundColor, borderTopColor, fill, stroke, font, display, visibility, opacity } =
        style;
      const place = [x, y, width, height].map((length) => Math.round(length * 10)).join(" ");
      const look = [color, backgroundColor, borderTopColor, fill, stroke, font, display, visibility, opacity];
      return `${element.tagName}.${element.getAttribute("class")} ${place} ${look.join(" ")}`;
    }),
  );

/** A document carries only part of the stylesheet. The whole of it, brought in, must change nothing. */
export async function expectOwnStyleSuffices(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => document.fonts.ready);
  // What was emulated before has its effect with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // A part that wakes meanwhile looks otherwise for its own reasons: then it is asked again.
  await expect(async () => expect(await changedByWholeStyle(page)).toEqual([])).toPass({ timeout: 20_000 });
}

async function changedByWholeStyle(page: Page): Promise<readonly string[]> {
  const before = await looks(page);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.id = "whole";
        link.onload = resolve;
        link.onerror = reject;
        const style = document.querySelector<HTMLStyleElement>("style[data-whole]");
        link.href = style?.dataset.whole ?? "";
        style?.after(link);
      }),
  );
  const after = await looks(page);
  await page.evaluate(() => document.getElementById("whole")?.remove());
  return after.filter((look, index) => look !== before[index]).slice(0, 5);
}
