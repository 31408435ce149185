import { describe, expect, test } from "vitest";
import { destinationOf, isPlainClick } from "./destination.ts";

const origin = "https://www.syfor.example";
const link = (href: string, rest = {}) => ({ href: `${origin}${href}`, target: "", download: "", ...rest });
const plain = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
const click = (rest = {}) => ({ button: 0, ...plain, ...rest });

describe("destinationOf", () => {
  test("a page is its path", () => {
    expect(destinationOf(link("/syfor-drones"), origin)).toEqual({ path: "/syfor-drones" });
  });

  test("a fragment is a section of its page", () => {
    expect(destinationOf(link("/#contact"), origin)).toEqual({ path: "/", section: "contact" });
  });

  test.each([
    ["the bare # of the footer", link("/#")],
    ["an address with a query", link("/?a=b")],
    ["a file", link("/share/home.jpg")],
    ["a new tab", link("/syfor-drones", { target: "_blank" })],
    ["a download", link("/syfor-drones", { download: "sheet" })],
    ["another site", { ...link(""), href: "https://elsewhere.example/" }],
    ["mail", { ...link(""), href: "mailto:consultation@syfor.example" }],
    ["nonsense", { ...link(""), href: "" }],
  ])("the browser follows %s", (_, followed) => {
    expect(destinationOf(followed, origin)).toBeUndefined();
  });
});

describe("isPlainClick", () => {
  test("the main button alone", () => {
    expect(isPlainClick(click())).toBe(true);
  });

  test.each([{ button: 1 }, ...Object.keys(plain).map((name) => ({ [name]: true }))])(
    "not with %o",
    (difference) => expect(isPlainClick(click(difference))).toBe(false),
  );
});
