/** Words of the text that a drawing beside them reaches into, or other words. Runs in the page, so it stands alone. */
export function wordsDrawnOver(): string[] {
  interface Box {
    readonly owner: Element;
    readonly words: string;
    readonly rect: DOMRect;
  }
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement && isSeen(parentElement) && !parentElement.closest("svg, noscript, script, style")
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const words: Box[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // What is kept for screen readers alone is a pixel in size.
    for (const rect of range.getClientRects())
      if (rect.width > 2 && owner.getBoundingClientRect().width > 2)
        words.push({ owner, words: node.textContent.slice(0, 40), rect });
  }
  const marks: Box[] = [...document.querySelectorAll("main svg :is(rect, line, circle, text)")]
    .filter((mark) => isSeen(mark) && !mark.closest("pattern, clipPath, mask, defs"))
    .map((mark) => ({
      owner: mark,
      words: `a ${mark.tagName} of a drawing`,
      rect: mark.getBoundingClientRect(),
    }));
  const meet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    // The box of a line is taller than its letters; a line drawn through it has no height at all.
    Math.min(one.bottom, other.bottom - 0.25 * other.height) -
      Math.max(one.top, other.top + 0.25 * other.height) >
      Math.min(2, one.height - 0.1);
  return words.flatMap((word, index) =>
    [...words.slice(index + 1), ...marks]
      .filter(({ owner }) => !owner.contains(word.owner) && !word.owner.contains(owner))
      .filter(({ rect }) => meet(rect, word.rect))
      .map((over) => `${over.words} over ${word.words}`),
  );
}
