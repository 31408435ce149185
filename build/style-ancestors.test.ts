import { expect, test } from "vitest";
import { ancestorsFirst } from "./style-ancestors.ts";

test.each([
  [".part:is(:where(.whole):hover *){}", ":where(.whole):hover .part{}"],
  [".part:is(:where(.whole):has(:checked) *):after{}", ":where(.whole):has(:checked) .part:after{}"],
  [".a,.part:is(:where(.whole)[data-kind=x] *){}", ".a,:where(.whole)[data-kind=x] .part{}"],
])("the whole stands before its part: %s", (written, read) => {
  expect(ancestorsFirst(written)).toBe(read);
});

test.each([
  "html:not([data-x]) .part:is(:where(.whole):hover *){}",
  ".part:is(:hover,:focus){}",
  ".part:is(.a *,.b *){}",
  ":is(.whole>*):first-child{}",
  ".part:hover{}",
])("stays as it is: %s", (stylesheet) => {
  expect(ancestorsFirst(stylesheet)).toBe(stylesheet);
});
