import { expect, test } from "vitest";
import { splitStyle } from "./print-style.ts";

const sheet = `@layer base{p{margin:0}}
@layer utilities{.a{top:0}.mt-4{margin-top:1rem;left:0}.mx-auto{margin-inline:auto}@media (min-width:46rem){.md\\:a{top:1px}.md\\:mt-8{margin-top:2rem}}@media (min-width:64rem){.lg\\:a{top:2px}@media (hover:hover){.b{top:3px}}}@media (min-width:84rem){.xl\\:a{top:4px}}@media print{.print\\:a{top:5px}}}
@media screen and (scripting:enabled){@media (min-width:64rem){.c{top:6px}}}
@media print{@page{margin:1mm}.d{top:7px}}`;

test("on paper hold the rules for wide windows and for print, closer together, in layers above all others", () => {
  expect(splitStyle(sheet).print.replaceAll("\n", "")).toBe(
    "@layer paper.utilities{.mt-4{margin-top:0.34rem}.mx-auto{margin-inline:auto}" +
      ".md\\:a{top:1px}.md\\:mt-8{margin-top:0.68rem}.lg\\:a{top:2px}@media (hover:hover){.b{top:3px}}.print\\:a{top:5px}}" +
      "@page{margin:1mm}.d{top:7px}",
  );
});

test("on a screen hold all the others", () => {
  const { screen } = splitStyle(sheet);
  expect(screen).not.toContain("print");
  expect(screen).not.toContain("@page");
  for (const kept of [".a{top:0}", ".lg\\:a{top:2px}", ".xl\\:a{top:4px}", ".c{top:6px}"])
    expect(screen).toContain(kept);
});
