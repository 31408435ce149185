import { expect } from "vitest";
import { metaAt } from "../../src/content/site/meta.ts";
import type { Visitor } from "./visitor.ts";

export const address = (visitor: Visitor) => visitor.read(() => location.href.slice(location.origin.length));

/** The page on screen is the one of this address: its title, and one heading that can be seen. */
export async function expectPage(visitor: Visitor, path: string) {
  const shown = () =>
    visitor.read(() => {
      const headings = [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility());
      return { path: location.pathname, title: document.title, headings: headings.length };
    });
  await expect.poll(shown).toEqual({ path, title: metaAt(path).title, headings: 1 });
}

/** Its heading stands below the fixed header and in the upper half of the window, and the page is still. */
export async function expectSectionReached(visitor: Visitor, id: string) {
  const place = () =>
    visitor.read((section) => {
      const heading = document.querySelector(`#${section} h2`);
      const header = document.querySelector("header");
      if (!heading || !header) return "missing";
      const distance = heading.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
      if (distance < 0) return "hidden under the header or above it";
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      return distance < innerHeight / 2 || isAtEnd ? "reached" : "further down";
    }, id);
  await expect.poll(place).toBe("reached");
}

/** The section itself or something in it. */
export const focusedSection = (visitor: Visitor) =>
  visitor.read(() => document.activeElement?.closest("section")?.id ?? "");

export const expectScroll = (visitor: Visitor, top: number) =>
  expect.poll(() => visitor.read(() => Math.round(scrollY))).toBe(top);
