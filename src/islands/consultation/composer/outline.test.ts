import { expect, test } from "vitest";
import { problems } from "../../../content/products/problems.ts";
import { sites, terms, terrains } from "../../../content/site/composer.ts";
import { refusalOf } from "../rules.ts";
import { sanitize } from "../sanitize.ts";
import {
  type Choices,
  outlineLimit,
  outlineOf,
  type Worry,
  withOutline,
  withOutlineFor,
  withoutOutline,
} from "./outline.ts";

const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

/** Every set of worries. */
const sets: (readonly Worry[])[] = [[]];
for (const worry of keys(problems)) sets.push(...sets.map((set) => [...set, worry]));

const everyChoice: Choices[] = [undefined, ...keys(sites)].flatMap((site) =>
  [undefined, ...keys(terrains)].flatMap((terrain) =>
    sets.flatMap((worries) => [undefined, ...keys(terms)].map((term) => ({ site, terrain, worries, term }))),
  ),
);
const outlines = everyChoice.map(outlineOf).filter((outline) => outline !== undefined);

test("every outline is one that the form takes as it stands, and never over the limit", () => {
  expect(outlines.length).toBe(6 * 6 * 32 * 5 - 1);
  for (const outline of outlines) {
    expect(outline.length).toBeGreaterThan(40);
    expect(outline.length).toBeLessThanOrEqual(outlineLimit);
    expect(sanitize(outline, "text")).toBe(outline);
    expect(refusalOf("requirements", outline)).toBeUndefined();
    expect(outline).toMatch(/^Unclassified outline\. [\x20-\x7e’]*\.$/);
  }
});

test("no two choices make the same outline", () => {
  expect(new Set(outlines).size).toBe(outlines.length);
});

test("it reads as sentences", () => {
  expect(
    outlineOf({
      site: "airport",
      terrain: "coast",
      worries: ["anti-drone-solution", "gnss-jamming-spoofing"],
      term: "year",
    }),
  ).toBe(
    "Unclassified outline. We protect an airport on the coast. Our problems: a drone is over the fence and a receiver trusts a false signal. We need an answer in place within a year. Please propose a first meeting.",
  );
});

test("what is not chosen is not said", () => {
  expect(outlineOf({ worries: [] })).toBeUndefined();
  expect(outlineOf({ terrain: "coast", worries: [] })).toBe(
    "Unclassified outline. Our site lies on the coast. Please propose a first meeting.",
  );
  expect(outlineOf({ site: "depot", worries: [] })).toContain("We protect a depot. Please");
});

test.each(["", "Two runways.", "Two runways.\n\nOne tower."])(
  "added after %j, updated or taken back, it leaves that",
  (text) => {
    const [outline = "", later = ""] = outlines;
    const added = withOutline(text, outline);
    expect(added.startsWith(text)).toBe(true);
    expect(added.endsWith(outline)).toBe(true);
    expect(withoutOutline(added, outline)).toBe(text);
    expect(withoutOutline(`${added} And more.`, outline)).toBe(`${text} And more.`);
    expect(withOutlineFor(`${added} And more.`, outline, later)).toBe(
      `${withOutline(text, later)} And more.`,
    );
  },
);
