/** Pairs of words that are set over each other in a drawing of these figures. Runs in the page, so it stands alone. */
export function wordsThatMeet(figures: readonly Element[]): string[] {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  /** Two that share more than a hairline of their letters. */
  const meeting = (one: Element, other: Element) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    // The box of a line is taller than its letters.
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 1 && down > 0.45 * Math.min(a.height, b.height);
  };
  const drawings = figures.flatMap((figure) => [...figure.querySelectorAll(":not(svg) > svg")]);
  return drawings.flatMap((drawing) => {
    const texts = [...drawing.querySelectorAll("text")].filter(isSeen);
    return texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => meeting(one, other))
        .map((other) => `${one.textContent} and ${other.textContent}`),
    );
  });
}
