import { describe, expect, test } from "vitest";
import { itemForKey } from "./products-menu.ts";

describe("itemForKey", () => {
  test.each([
    ["ArrowDown", -1, 0],
    ["ArrowDown", 0, 1],
    ["ArrowDown", 4, 0],
    ["ArrowUp", -1, 4],
    ["ArrowUp", 0, 4],
    ["ArrowUp", 3, 2],
    ["Home", 3, 0],
    ["End", 1, 4],
  ])("%s from %i leads to %i of five", (key, from, to) => {
    expect(itemForKey(key, from, 5)).toBe(to);
  });

  test("other keys and empty menus lead nowhere", () => {
    expect(itemForKey("Tab", 0, 5)).toBeUndefined();
    expect(itemForKey("ArrowDown", -1, 0)).toBeUndefined();
  });
});
