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

/** Words of small drawings through which a line or an area of theirs runs. Runs in the page, so it stands alone. */
export function wordsCrossed(drawings: readonly Element[]): string[] {
  const samples = (from: number, to: number) =>
    Array.from({ length: Math.ceil(to - from) }, (_, index) => from + index);
  return drawings.flatMap((drawing) => {
    if (!(drawing instanceof SVGSVGElement) || !drawing.checkVisibility()) return [];
    const toDrawing = drawing.getScreenCTM()?.inverse();
    const paths = [...drawing.querySelectorAll("path")];
    const isMarked = (x: number, y: number) => {
      const point = new DOMPoint(x, y).matrixTransform(toDrawing);
      return paths.some(
        // What is drawn with an outline and filled is a ground for words.
        (path) =>
          getComputedStyle(path).stroke === "none" ? path.isPointInFill(point) : path.isPointInStroke(point),
      );
    };
    return [...drawing.querySelectorAll("text")]
      .filter((text) => {
        const { left, right, top, height } = text.getBoundingClientRect();
        // Where letters are, in a box that is taller.
        return [0.4, 0.6].some((down) => samples(left, right).some((x) => isMarked(x, top + down * height)));
      })
      .map((text) => text.textContent ?? "");
  });
}
