import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(?:tsx?|css)$/.test(name) && !name.endsWith(".test.ts") && name !== "styles/tokens.css",
);

/** A class or a property that draws in orange, or in the rust that stands for it on paper. */
const orange = /(?:-|color-)(?:signal|accent|rust)\b/;

/** Orange means: act here, or look here. Where it is drawn, and which of the two it says. */
const allowed: Readonly<Record<string, string>> = {
  "ui/button.ts": "act: the primary button",
  "layouts/skip-link.tsx": "act: skip to content",
  "islands/consultation/submit-button.tsx": "act: submit",
  "sections/home/capability-card.tsx": "act: the arrow to a product",
  "styles/pipeline.css": "look: the year we are in",
  "layouts/mobile-menu-item.tsx": "look: the page you are on",
  "layouts/products-menu.tsx": "look: the page you are on",
  "islands/consultation/toast/toast-card.tsx": "look: what went wrong",
  "ui/field.tsx": "look: what is wrong with this field",
  "ui/sheet-cell.tsx": "look: the field that is wrong",
  "styles/base.css": "look: what is selected, what a link under the pointer is",
  "styles/print/sheet.css": "not on paper",
  "layouts/brand.tsx": "the mark of the company",
};

/** The one thing to look at in a drawing. */
const drawings = /^(?:drawings|islands\/instruments)\//;

test("orange stands only where it says act here, or look here", () => {
  const used = sources.filter((name) => orange.test(readFileSync(`src/${name}`, "utf8")));
  expect(used.filter((name) => !drawings.test(name)).sort()).toEqual(Object.keys(allowed).sort());
});
