/** Each runs in the page, and so stands alone. */

/** Elements that reach past the right edge and can be scrolled to, which makes a page slide about. */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Words cut off by a box that hides what does not fit. */
export function clippedWords(): string[] {
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.querySelectorAll("body *:not(input, textarea)")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && hasWords(element))
    .filter((element) => {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (display === "inline" || (overflowX === "visible" && overflowY === "visible")) return false;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // What is kept for screen readers alone is a pixel in size.
      return clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Pairs of texts whose letters share more than a hairline, in prose and within each drawing. */
export function overlappingWords(): string[] {
  const isForScreenReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath.startsWith("inset(50%") || isForScreenReaders(element.parentElement));
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isForScreenReaders(element);
  const texts = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const lines: { words: string; group: Element | null; box: DOMRect }[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const words = text.textContent?.trim();
    if (!words || !text.parentElement || !isSeen(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const group = text.parentElement.closest("svg");
    // The box of a line is taller than its letters.
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 1)
        lines.push({ words, group, box: new DOMRect(x, y + 0.23 * height, width, 0.54 * height) });
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  return lines.flatMap(({ words, group, box }, index) => {
    const met: string[] = [];
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= box.bottom - 1) break;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      if (across > 1 && other.words !== words && other.group === group)
        met.push(`${words.slice(0, 40)} and ${other.words.slice(0, 40)}`);
    }
    return met;
  });
}
