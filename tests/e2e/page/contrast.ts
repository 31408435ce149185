/**
 * Runs in the page, and so stands alone. Finds every pair of letters and ground that is on it: how many there are, and
 * those with less contrast than WCAG asks for.
 */
export function contrasts(): { readonly judged: number; readonly pale: readonly string[] } {
  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  /** Whatever way it is written in. */
  function parse(color: string): Color {
    if (!context) throw new Error("This browser has no canvas.");
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
  const over = ([r, g, b, alpha]: Color, [red, green, blue]: Color): Color => {
    const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
    return [mix(r, red), mix(g, green), mix(b, blue), 1];
  };
  /** Letters of the ground's own color are cut out of a mark that lies under them. */
  function shapeUnder(text: Element): Element | undefined {
    const { x, y, width, height } = text.getBoundingClientRect();
    const shapes = text.closest("figure, section")?.querySelectorAll("svg :is(rect, circle)") ?? [];
    return [...shapes].findLast((shape) => {
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      const holds =
        left < x + width / 2 && right > x + width / 2 && top < y + height / 2 && bottom > y + height / 2;
      const isBefore = shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
      return holds && isBefore && parse(getComputedStyle(shape).fill)[3] > 0;
    });
  }
  /** Pictures are left out: each is of one material with the ground it lies on. */
  function groundOf(element: Element | null): Color {
    if (!element) return [255, 255, 255, 1];
    const own = parse(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
  }
  const luminance = (color: Color) => {
    const [red = 0, green = 0, blue = 0] = color
      .map((channel) => channel / 255)
      .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratioOf = (one: Color, other: Color) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  const pairs = new Map<string, string>();
  function judge(what: string, color: string, element: Element, least: number) {
    const page = groundOf(element);
    const seen = over(parse(color), page);
    const shape = ratioOf(seen, page) === 1 ? shapeUnder(element) : undefined;
    const ground = shape ? over(parse(getComputedStyle(shape).fill), page) : page;
    const ratio = ratioOf(seen, ground);
    const [front, back] = [seen, ground].map((shown) => shown.slice(0, 3).map(Math.round).join(" "));
    const pair = `${front} on ${back}: ${ratio.toFixed(1)} instead of ${least}`;
    if (!pairs.has(pair)) pairs.set(pair, ratio >= least ? "" : what);
  }

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.matches(":disabled, [aria-disabled=true], :disabled *, [aria-disabled=true] *");
  for (const element of document.querySelectorAll("body *")) {
    const words = [...element.childNodes].find(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )?.textContent;
    if (!words || !isSeen(element)) continue;
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize) * (Number(fontWeight) >= 700 ? 24 / 18.66 : 1);
    const isDrawn = element instanceof SVGElement;
    if (isDrawn && fill === "none") continue;
    judge(`“${words.trim().slice(0, 30)}”`, isDrawn ? fill : color, element, size >= 24 ? 3 : 4.5);
  }
  return {
    judged: pairs.size,
    pale: [...pairs].filter(([, words]) => words).map((pair) => pair.join(" in ")),
  };
}
