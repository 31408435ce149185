import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { heardEvents, hearOnly } from "./heard-events.ts";

const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** As much of an element as React looks at when it makes it a root. */
function bareRoot() {
  const asked = new Set<string>();
  const addEventListener = (kind: string) => {
    asked.add(kind);
  };
  const ownerDocument = { nodeType: 9, addEventListener };
  const root = { nodeType: 1, addEventListener, ownerDocument };
  return { asked, root: root as unknown as HTMLElement };
}

/** Every kind that React would hear at its root. */
function kindsAskedFor(prepare: (root: HTMLElement) => void = () => undefined): ReadonlySet<string> {
  const { asked, root } = bareRoot();
  prepare(root);
  createRoot(root);
  return asked;
}

/** React names two of them otherwise. */
const kindOf = (handler: string) =>
  ({ onFocus: "focusin", onBlur: "focusout" })[handler] ?? handler.slice(2).toLowerCase();

const handlers = new Set(
  Object.values(sources).flatMap((source) => source.match(/\bon[A-Z][A-Za-z]+(?==\{|,| \}|:)/g) ?? []),
);

test("every handler on the site is for a kind of event that reaches React", () => {
  const asked = kindsAskedFor();
  const kinds = [...handlers].map(kindOf).filter((kind) => asked.has(kind));
  expect(kinds.length).toBeGreaterThan(5);
  expect(new Set([...kinds, "input"])).toEqual(heardEvents);
});

test("a root that hears only some kinds is asked for these, and for nothing else", () => {
  const heard = kindsAskedFor((root) => hearOnly(heardEvents, root));
  // The selection belongs to the document.
  expect(new Set([...heard].filter((kind) => kind !== "selectionchange"))).toEqual(heardEvents);
});
