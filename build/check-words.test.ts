import { expect, test } from "vitest";
import {
  hedgesIn,
  maxHedges,
  requiredInScripts,
  requiredOn,
  scriptWordProblems,
  textOf,
  wordProblems,
} from "./check-words.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const pageOf = (words: readonly string[], more = "") =>
  `<header></header><main>${words.map((text) => `<p>${escaped(text)}</p>`).join("")}${more}</main>`;

test("words are read as they stand on the page, whatever elements part them", () => {
  const html =
    "<main><p>&lt;100<span>ms</span></p><p>24/7<!-- --> Support &amp; x</p><svg><text>no</text></svg></main>";
  expect(textOf(html)).toBe("<100ms 24/7 Support & x ");
});

test("a page that holds all that is asked of it passes", () => {
  expect(wordProblems("/", pageOf(requiredOn("/")))).toEqual([]);
});

test.each(["99.9% Detection Rate", "SkyNet Sentinel", "0/2000 characters", "Get Quote"])(
  'a page that has lost "%s" does not',
  (lost) => {
    const words = requiredOn("/").filter((text) => text !== lost && !text.includes(lost));
    expect(wordProblems("/", pageOf(words)).join()).toContain(lost);
  },
);

test("what is asked for in two places must be said in both", () => {
  const twice = "99.9% Detection Rate";
  const once = requiredOn("/").filter((text, index, all) => text !== twice || all.indexOf(text) === index);
  expect(wordProblems("/", pageOf(once)).join()).toContain(twice);
});

test("the toasts stand in the scripts, letter for letter", () => {
  expect(scriptWordProblems(requiredInScripts.join())).toEqual([]);
  expect(scriptWordProblems(requiredInScripts.join().replace("24 hours", "a day"))).toHaveLength(1);
});

test("hedges are counted as they are written, each time", () => {
  const html = pageOf(["The range is not published. Folded size: not published.", "Ask us on request."]);
  expect(hedgesIn(html)).toEqual(["not published", "not published", "on request"]);
});

test("what is said outside of the page's own words is not counted against it", () => {
  expect(hedgesIn(`${pageOf([])}<footer>may require, subject to</footer>`)).toEqual([]);
});

test("eight hedges pass, nine do not", () => {
  const withHedges = (count: number) => pageOf(requiredOn("/x"), "<p>Not to scale.</p>".repeat(count));
  expect(wordProblems("/x", withHedges(maxHedges))).toEqual([]);
  expect(wordProblems("/x", withHedges(maxHedges + 1)).join()).toMatch(/hedges 9 times, 8 at most/);
});
