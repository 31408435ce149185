import { expect, test } from "vitest";
import { firstPicturePreloads } from "./first-picture.ts";

const wide = '<source type="image/avif" srcSet="/wide.avif 960w" sizes="90vw"/>';
const tall =
  '<source type="image/avif" srcSet="/tall.avif 400w" sizes="100vw" media="(width &lt; 46rem)"/><source type="image/webp" srcSet="/tall.webp 400w" sizes="100vw"/>';
const image = '<img src="/wide.webp" fetchPriority="high"/>';
const later = '<picture><source type="image/avif" srcSet="/later.avif 400w"/><img loading="lazy"/></picture>';

const link = (rest: string) =>
  `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${rest} />`;

test("of the first picture, the source that the window will choose is asked for", () => {
  expect(firstPicturePreloads(`${later}<picture class="contents">${tall}${wide}${image}</picture>`)).toBe(
    link(' media="(width &lt; 46rem)" imagesrcset="/tall.avif 400w" imagesizes="100vw"') +
      link(' media="not ((width &lt; 46rem))" imagesrcset="/wide.avif 960w" imagesizes="90vw"'),
  );
});

test("one source is asked for in every window", () => {
  expect(firstPicturePreloads(`<picture>${wide}${image}</picture>${later}`)).toBe(
    link(' imagesrcset="/wide.avif 960w" imagesizes="90vw"'),
  );
});

test("a page without a picture on its first screen asks for none", () => {
  expect(firstPicturePreloads(later)).toBe("");
});
