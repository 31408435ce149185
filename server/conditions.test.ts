import { describe, expect, test } from "vitest";
import { alreadyHas, requestedSlice } from "./conditions.ts";

describe("If-None-Match", () => {
  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ["*", true],
    ['"b"', false],
    ["a", false],
    ["", false],
    [undefined, false],
  ])("%j", (header, has) => {
    expect(alreadyHas(header, '"a"')).toBe(has);
  });
});

describe("Range over 100 bytes", () => {
  test.each([
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=10-19", { start: 10, end: 19 }],
    ["bytes=90-", { start: 90, end: 99 }],
    ["bytes=90-500", { start: 90, end: 99 }],
    ["bytes=-5", { start: 95, end: 99 }],
    ["bytes=-500", { start: 0, end: 99 }],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=5-2", "whole"],
    ["bytes=-", "whole"],
    ["bytes=0-1,4-5", "whole"],
    ["bytes=1e3-", "whole"],
    ["lines=0-1", "whole"],
    [undefined, "whole"],
  ])("%j", (header, slice) => {
    expect(requestedSlice(header, 100)).toEqual(slice);
  });
});
