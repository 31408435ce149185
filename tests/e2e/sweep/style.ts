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
  const before = await looks(page);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.onload = resolve;
        link.onerror = reject;
        link.href = document.querySelector<HTMLStyleElement>("style[data-whole]")?.dataset.whole ?? "";
        document.head.append(link);
      }),
  );
  const after = await looks(page);
  expect(after.filter((look, index) => look !== before[index]).slice(0, 5)).toEqual([]);
}
