import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

type FocalPoints = Readonly<Record<string, { readonly x: number; readonly y: number }>>;

const focalPoints = JSON.parse(readFileSync("art/focal-points.json", "utf8")) as FocalPoints;

/** What spoils the page as it is set at the present width, by kind; each kind is empty when all is well. */
export const compositionFaults = (page: Page) =>
  page.evaluate((points) => {
    const pageWidth = document.documentElement.clientWidth;
    const smallestText = 12;
    const longestLine = 75;
    const shortestProse = 60;

    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const quoted = (text: string | null) => (text ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 80);

    /** The pieces of an element's text that match, each with the lines it stands on. */
    function* pieces(element: Element, pattern: RegExp) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement || !isSeen(node.parentElement)) continue;
        for (const { 0: text, index } of (node.textContent ?? "").matchAll(pattern)) {
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          const tops = [...range.getClientRects()]
            .filter(({ width }) => width > 0)
            .map(({ top }) => Math.round(top));
          yield { text, lines: new Set(tops), box: range.getBoundingClientRect() };
        }
      }
    }

    // A line may end after a hyphen, a dash or a slash.
    const wordParts = /[^\s\-–/]+[-–/]?/g;
    const brokenWords = seen("h1, h2, h3, h4, .display").flatMap((heading) =>
      [...pieces(heading, wordParts)].flatMap(({ text, lines }) => (lines.size > 1 ? [text] : [])),
    );

    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
        .join("");
    const scaleOf = (element: Element) =>
      element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const smallFigureText = seen("figure *, svg text, svg tspan")
      .filter((element) => ownText(element).trim())
      .map((element) => ({
        element,
        size: Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element),
      }))
      .filter(({ size }) => size < smallestText - 0.05)
      .map(({ element, size }) => `${quoted(element.textContent)}: ${size.toFixed(1)} px`);

    const longLines = seen("p, li, dd, figcaption, td")
      // A row of a list is no line of prose.
      .filter((element) => !element.matches("li") || ownText(element).trim())
      .filter((element) => /^(?:block|list-item|table-cell)$/.test(getComputedStyle(element).display))
      .filter(
        (element) =>
          (element.textContent ?? "").length > longestLine && !element.querySelector("p, li, dl, div"),
      )
      .flatMap((element) => {
        const lengths = new Map<number, number>();
        for (const { text, lines } of pieces(element, /\S+\s*/g))
          for (const top of lines) lengths.set(top, (lengths.get(top) ?? 0) + text.length);
        const longest = Math.max(0, ...lengths.values()) - 1;
        return longest > longestLine ? [`${longest} characters: ${quoted(element.textContent)}`] : [];
      });

    /** In prose: words that lean on the next one at the end of a line, short words alone on the last line and, in the narrow window, stubs of lines between others. An instrument composes its sentences. */
    const poorLineEnds = seen("p, li, dd, td")
      .filter(() => pageWidth === 360 || pageWidth === 1440)
      .filter(
        (element) =>
          !element.querySelector("p, li, dl, div, svg text") && !element.closest("[data-instrument]"),
      )
      .filter((element) => (element.textContent ?? "").length >= shortestProse)
      .flatMap((element) => {
        const lines: { top: number; right: number; words: string[] }[] = [];
        for (const { text, box } of pieces(element, /\S+/g)) {
          const line = lines.at(-1);
          if (line && box.top < line.top + 12) {
            line.words.push(text);
            line.right = box.right;
          } else lines.push({ top: box.top, right: box.right, words: [text] });
        }
        const inner = lines.slice(0, -1);
        const column = element.getBoundingClientRect();
        const leastRight = pageWidth === 360 ? column.left + 0.3 * column.width : 0;
        const last = lines.at(-1)?.words ?? [];
        const poor = [
          ...inner.filter(({ words }) => /^(?:[Aa]n?|It?)$/.test(words.at(-1) ?? "")),
          ...inner.filter(({ right }) => right < leastRight),
        ].map(({ words }) => words.join(" "));
        const isStub = inner.length > 0 && last.length === 1 && /^\p{L}{1,5}\P{L}?$/u.test(last[0] ?? "");
        return [...poor, ...(isStub ? last : [])].map((line) => `${line}: ${quoted(element.textContent)}`);
      });

    const leastInset = 12;
    const tagsAtTheEdge = seen("figure svg.label > g > svg > rect.stroke-text")
      .filter((tag) => {
        const box = tag.getBoundingClientRect();
        const plate = tag.closest("svg.label")?.getBoundingClientRect() ?? box;
        return Math.min(box.left - plate.left, plate.right - box.right) < leastInset;
      })
      .map((tag) => quoted(tag.parentElement?.textContent ?? null));

    const isClipped = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== "visible") return true;
      return false;
    };
    const widerThanPage = seen("body *:not(svg *)")
      .filter((element) => element.getBoundingClientRect().width > pageWidth + 1 && !isClipped(element))
      .map((element) => element.outerHTML.slice(0, 120));

    /** Where the focal point of a picture falls, in shares of the box that it is drawn in. */
    const focusIn = (image: HTMLImageElement) => {
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      const source = sources.find(({ media }) => !media || matchMedia(media).matches);
      const name = /\/pictures\/(.+?)-\d+\./.exec(source?.srcset ?? "")?.[1] ?? "";
      const point = points[name];
      if (!point) return undefined;
      const sized = source?.hasAttribute("width") ? source : image;
      const shape = Number(sized.getAttribute("width")) / Number(sized.getAttribute("height"));
      const { width, height } = image.getBoundingClientRect();
      const { objectFit, objectPosition } = getComputedStyle(image);
      const [left = 0.5, top = 0.5] = objectPosition
        .split(" ")
        .map((share) => Number.parseFloat(share) / 100);
      const choose = objectFit === "cover" ? Math.max : Math.min;
      const drawn = { width: choose(width, height * shape), height: choose(width / shape, height) };
      return {
        name,
        x: (point.x * drawn.width + left * (width - drawn.width)) / width,
        y: (point.y * drawn.height + top * (height - drawn.height)) / height,
      };
    };
    const lostFocalPoints = (seen("main img") as HTMLImageElement[]).flatMap((image) => {
      const focus = focusIn(image);
      if (!focus) return [];
      const { left, width } = image.getBoundingClientRect();
      const across = (left + focus.x * width) / pageWidth;
      const isInside = [focus.x, focus.y, across].every((share) => share > 0.02 && share < 0.98);
      return isInside ? [] : [`${focus.name}: ${focus.x.toFixed(2)}, ${focus.y.toFixed(2)}`];
    });

    const sentence = /\w[.!?]$|[a-z]{2}[.!?] [A-Z]/;
    const monospaceSentences = seen("body *")
      .filter((element) => getComputedStyle(element).fontFamily.includes("Mono"))
      .map((element) => quoted(ownText(element)))
      .filter((text) => sentence.test(text) && text.split(" ").length > 3);

    return {
      brokenWords,
      smallFigureText,
      longLines,
      poorLineEnds,
      tagsAtTheEdge,
      widerThanPage,
      lostFocalPoints,
      monospaceSentences,
    };
  }, focalPoints);

export const noFaults: Awaited<ReturnType<typeof compositionFaults>> = {
  brokenWords: [],
  smallFigureText: [],
  longLines: [],
  poorLineEnds: [],
  tagsAtTheEdge: [],
  widerThanPage: [],
  lostFocalPoints: [],
  monospaceSentences: [],
};
