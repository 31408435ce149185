import { afterEach, expect, test, vi } from "vitest";
import { onceWanted, want } from "./wanted.ts";

afterEach(() => vi.unstubAllGlobals());

function partOfPage(): Element {
  const part = new EventTarget() as Element;
  vi.stubGlobal("document", { getElementById: () => part });
  return part;
}

const { signal } = new AbortController();

test("a part that listens hears that it is wanted", () => {
  const part = partOfPage();
  const call = vi.fn();
  onceWanted(part, call, signal);
  expect(call).not.toHaveBeenCalled();
  want("part");
  want("part");
  expect(call).toHaveBeenCalledTimes(1);
});

test("a part that was wanted before it listened hears of it all the same", () => {
  const part = partOfPage();
  const call = vi.fn();
  want("part");
  onceWanted(part, call, signal);
  expect(call).toHaveBeenCalledTimes(1);
});
