import { describe, expect, test } from "vitest";
import { about } from "./home/about.ts";
import { comparison } from "./home/capabilities.ts";
import { compliance } from "./home/compliance.ts";
import { homeOutline } from "./home/outline.ts";
import { technology } from "./home/technology.ts";
import { products } from "./products/catalog.ts";
import { notFoundMeta, pages, productMeta } from "./site/meta.ts";
import { navigation } from "./site/navigation.ts";

const modules = import.meta.glob(["./**/*.ts", "!./**/*.test.ts"], { eager: true });

interface Leaf {
  readonly where: string;
  readonly key: string;
  readonly value: unknown;
}

/** Every value in the content, with where it stands. */
function* leaves(owner: object, where: string): Generator<Leaf> {
  for (const [key, value] of Object.entries(owner)) {
    if (typeof value === "object" && value !== null) yield* leaves(value, `${where}.${key}`);
    else yield { where: `${where}.${key}`, key, value };
  }
}

const everything = Object.entries(modules).flatMap(([file, module]) => [...leaves(module as object, file)]);
const addresses = new Set([
  ...[...pages, notFoundMeta].map(({ path }): string => path),
  ...[
    ...homeOutline.chapters,
    comparison,
    technology.peopleDecide,
    technology.howToRead,
    compliance.note,
    about.project,
    about.agenda,
  ].map(({ id }) => `/#${id}`),
]);

test("there is content to check", () => {
  expect(Object.keys(modules).length).toBeGreaterThan(5);
  expect(everything.length).toBeGreaterThan(200);
});

test("no text is empty", () => {
  const empty = everything.filter(({ value }) => typeof value === "string" && value.trim() === "");
  expect(empty.map(({ where }) => where)).toEqual([]);
});

describe("pictures", () => {
  const alts = everything.filter(({ key }) => key === "alt");

  test("have alternative texts that say something", () => {
    expect(alts.length).toBeGreaterThanOrEqual(products.length);
    const bad = alts.filter(
      ({ value }) => typeof value !== "string" || value.length < 20 || value.length > 200,
    );
    expect(bad.map(({ where }) => where)).toEqual([]);
  });
});

describe("titles and descriptions", () => {
  test.each([...pages, notFoundMeta])("of $path fit where search engines show them", (meta) => {
    expect(meta.title.length).toBeGreaterThan(10);
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThan(40);
    expect(meta.description.length).toBeLessThanOrEqual(160);
  });

  test("are each page's own", () => {
    const all = [...pages, notFoundMeta];
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });
});

describe("links", () => {
  test("inside the site lead somewhere", () => {
    const dead = everything.filter(
      ({ value }) => typeof value === "string" && /^\/\S*$/.test(value) && !addresses.has(value),
    );
    expect(dead.map(({ where, value }) => `${where}: ${value}`)).toEqual([]);
  });
});

describe("the products menu", () => {
  const listed = navigation.flatMap((item) => (item.kind === "products" ? item.items : []));

  test("misses no product page and has none twice", () => {
    const productPages = Object.values(productMeta).map(({ path }) => path);
    expect(listed.map(({ path }) => path).sort()).toEqual(productPages.sort());
  });

  test("sends each product to its own page", () => {
    for (const { slug, path } of listed) expect(path).toBe(`/${slug}`);
  });
});
