import type { Page } from "@playwright/test";

/** Words that a plate is painted over. Some lie on one on purpose: then it is behind them. Cut-outs of the SY300 are clear around it. */
export const coveredWords = (page: Page) =>
  page.evaluate(() => {
    const boxesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const middleOfOverlap = (a: DOMRect, b: DOMRect) => {
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
      const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
      return right - left > 2 && bottom - top > 2
        ? { x: (left + right) / 2, y: (top + bottom) / 2 }
        : undefined;
    };
    /** Of what is met at a point, from the top down. */
    const isAbove = (plate: Element, element: Element, met: readonly Element[]) => {
      const place = met.findIndex((one) => element.contains(one));
      return met.slice(0, place === -1 ? undefined : place).includes(plate);
    };
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const plates = [...document.querySelectorAll<HTMLImageElement>("main img")]
      .filter(isSeen)
      .filter(({ currentSrc }) => !currentSrc.includes("/sy300-"));
    const words = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, td, th, figcaption > span)")];
    const place = scrollY;
    const covered = words
      .filter((element) => isSeen(element) && !element.querySelector("img"))
      .filter((element) =>
        plates.some((plate) => {
          const meet = () =>
            boxesOf(element).flatMap((box) => middleOfOverlap(box, plate.getBoundingClientRect()) ?? []);
          const [first] = meet();
          if (!first) return false;
          scrollBy({ top: first.y - innerHeight / 2, behavior: "instant" });
          return meet().some(({ x, y }) => isAbove(plate, element, document.elementsFromPoint(x, y)));
        }),
      );
    scrollTo({ top: place, behavior: "instant" });
    return covered.map((element) => element.textContent?.slice(0, 60));
  });
