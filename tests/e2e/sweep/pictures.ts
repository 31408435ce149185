import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

export const pictureNameIn = (address: string) => /\/pictures\/(.+)-\d+\.\w+\.avif$/.exec(address)?.[1];

/** What each picture of the page is, and how many of its own pixels it is drawn across. */
const pictures = (page: Page) =>
  page.locator("main img:visible").evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const shape = image.naturalWidth / image.naturalHeight;
      const fit = getComputedStyle(image).objectFit;
      const chosen = [...(image.parentElement?.querySelectorAll("source") ?? [])].find(({ srcset }) =>
        srcset.includes(new URL(image.currentSrc).pathname),
      );
      const sized = chosen?.hasAttribute("width") ? chosen : image;
      const drawn = { cover: Math.max(width, height * shape), contain: Math.min(width, height * shape) };
      return {
        address: image.currentSrc,
        alt: image.alt,
        loading: image.loading,
        reserved: Number(sized.getAttribute("width")) / Number(sized.getAttribute("height")),
        shape,
        pixels: image.naturalWidth,
        drawn: drawn[fit as keyof typeof drawn] ?? width,
      };
    }),
  );

/** Every picture is here, described, in AVIF, in the shape that was reserved and wide enough; one is eager. */
export async function expectPictures(page: Page) {
  const found = await pictures(page);
  // Across a phone three quarters are asked for, and on purpose: see `acrossPhone` in ui/picture.tsx.
  const leastShare = (page.viewportSize()?.width ?? 0) < 500 ? 0.75 : 0.97;
  expect(found.length).toBeGreaterThan(0);
  for (const { address, alt, reserved, shape, pixels, drawn } of found) {
    expect(pictureNameIn(address), address).toBeTruthy();
    expect(alt.length, address).toBeGreaterThanOrEqual(20);
    expect(reserved, address).toBeCloseTo(shape, 1);
    expect(pixels, `${address} drawn at ${drawn}`).toBeGreaterThanOrEqual(drawn * leastShare);
  }
  expect(found.filter(({ loading }) => loading === "eager")).toHaveLength(1);
}

export async function expectFiguresNumbered(page: Page) {
  const captions = await page.locator("main figcaption:visible").allInnerTexts();
  const numbers = captions.flatMap((caption) => /^Fig\.\s*(\d+)/.exec(caption)?.[1] ?? []).map(Number);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(0);
  for (const table of await page.locator("main figure > table:visible").all())
    await expect(table).toHaveAccessibleName(/^Table \d+ \w/);
}
