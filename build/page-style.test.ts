import { expect, test } from "vitest";
import { styleFor } from "./page-style.ts";

const sheet = `@layer theme{:root{--used:1px;--through:var(--used);--unused:2px}}@layer base{p{margin:0}}
@layer components{.card:not(.flat) b{color:red}.w-\\[min\\(1rem\\,2vw\\)\\]{width:1px}}
@layer utilities{.before\\:content-\\[\\'\\'\\]:before{left:0}.here{top:0;top:var(--through);top:0;top:var(--through)}.there{top:0}.here,.gone{left:0}@media print{.there{right:0}}}
@property --unused{syntax:"*";inherits:false}[data-picture=ours]{top:0}[data-picture=theirs]{top:0}[data-state=open]{top:0}`;

const page = '<p class="here w-[min(1rem,2vw)]" data-picture="ours">';

test("a page gets the rules that its document or its scripts can need, and no others", () => {
  expect(styleFor(page, ['x("card","theirs")'], sheet).replace(/\s*\n/g, "")).toBe(
    "@layer theme,base,components,utilities;" +
      "@layer theme{:root{--used:1px;--through:var(--used)}}@layer base{p{margin:0}}" +
      "@layer components{.card:not(.flat) b{color:red}.w-\\[min\\(1rem\\,2vw\\)\\]{width:1px}}" +
      "@layer utilities{.here{top:0;top:var(--through)}.here{left:0}}" +
      "[data-picture=ours]{top:0}[data-state=open]{top:0}",
  );
});

test("the layers keep their order for the rest of the stylesheet, even those that are empty now", () => {
  expect(styleFor("", [], sheet)).toMatch(/^@layer theme,base,components,utilities;@layer base\{p/);
});

test("a name may hold quotes", () => {
  expect(styleFor("<p class=\"before:content-['']\">", [], sheet)).toContain("content-");
});

test("what is only part of a longer word does not count", () => {
  expect(styleFor('<p class="not-here hereafter">', [], sheet)).not.toContain(".here");
});

test("of a list of choices one must be possible", () => {
  const choices = "p:is(.gone b,.flown i){top:1px}p:is(.gone b,.here:not(.flown) i){top:2px}";
  expect(styleFor(page, [], choices)).toContain("2px");
  expect(styleFor(page, [], choices)).not.toContain("1px");
});

test("choices are told apart with brackets inside brackets inside brackets", () => {
  const choices = ":is(.gone:not(:has(:is(ol+p))),.here:not(:has(+*))){top:1px}";
  expect(styleFor(page, [], choices)).toContain("1px");
  expect(styleFor("<p>", [], choices)).not.toContain("1px");
});
