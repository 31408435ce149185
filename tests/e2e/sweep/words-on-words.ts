import type { Page } from "@playwright/test";

/** Pairs of texts on the page, not in its drawings, whose letters share more than a hairline. */
export const wordsOnWords = (page: Page) =>
  page.evaluate(() => {
    // At its top nothing is pinned over what follows it.
    const place = scrollY;
    scrollTo({ top: 0, behavior: "instant" });
    const isForScreenReaders = (element: Element): boolean =>
      getComputedStyle(element).clipPath.startsWith("inset(50%") ||
      (element.parentElement !== null && isForScreenReaders(element.parentElement));
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("svg") &&
      !isForScreenReaders(element);
    /** The box of a line is taller than its letters. */
    const lettersIn = ({ left, right, top, bottom, height }: DOMRect) => ({
      left,
      right,
      top: top + 0.22 * height,
      bottom: bottom - 0.22 * height,
    });
    const texts = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const lines: { words: string; box: ReturnType<typeof lettersIn> }[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const words = text.textContent?.trim();
      if (!words || !text.parentElement || !isSeen(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ words, box: lettersIn(box) });
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    const pairs = lines.flatMap(({ words, box }, index) => {
      const met: string[] = [];
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= box.bottom - 1) break;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        if (across > 1 && other.words !== words)
          met.push(`${words.slice(0, 40)} and ${other.words.slice(0, 40)}`);
      }
      return met;
    });
    scrollTo({ top: place, behavior: "instant" });
    return pairs;
  });
