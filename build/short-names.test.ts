import { describe, expect, test } from "vitest";
import { ShortNames } from "./short-names.ts";

const sheet = `@layer theme{:root{--color-ink:#000;--shared:1px}}@property --tw-x{syntax:"*";inherits:false}
@layer components{.result-value{color:var(--color-ink)}}
@layer utilities{.lg\\:gap-4{gap:1rem}.fill-rule{fill:red}.text-small{font-size:var(--tw-x)}.flex{display:flex}
@media (min-width:1px){.\\32 xl\\:mt-2:hover{margin-top:var(--shared)}}.\\[\\&\\>\\*\\]\\:p-1>*{padding:0}}`;

const ours = (text: string) => ({ isOurs: true, text });
const names = new ShortNames(
  [
    ours("flex text-small lg:gap-4"),
    ours("text-small 2xl:mt-2"),
    ours("[&>*]:p-1"),
    ours("var(--shared)"),
    { isOurs: false, text: "fill-rule" },
  ],
  sheet,
);

describe("short names", () => {
  test("the same in page, style and script, the most frequent shortest", () => {
    expect(names.inPage('<p class="flex text-small 2xl:mt-2 [&amp;&gt;*]:p-1">')).toBe(
      '<p class="flex a0 a1 a2">',
    );
    const filled = "$" + "{z}";
    expect(names.inScript(`x({className:"flex text-small"+y},\`2xl:mt-2 ${filled} lg:gap-4\`)`)).toBe(
      `x({className:"flex a0"+y},\`a1 ${filled} a3\`)`,
    );
    const style = names.inStyle(sheet);
    for (const selector of [".a0{", ".a1:hover{", ".a2>*{", ".a3{"]) expect(style).toContain(selector);
  });

  test("what a script may mean otherwise keeps its name, and so do components", () => {
    expect(names.inStyle(sheet)).toMatch(/\.result-value\{.*\.fill-rule\{.*\.flex\{/s);
    expect(names.inScript('setAttribute("fill-rule")')).toBe('setAttribute("fill-rule")');
  });

  test("a word of prose is never renamed, nor the class that is called like it", () => {
    const withProse = new ShortNames([ours("text-small"), ours("Set in text-small type.")], sheet);
    expect(withProse.inScript('"Set in text-small type."')).toBe('"Set in text-small type."');
    expect(withProse.inPage('<p class="text-small">text-small')).toBe('<p class="text-small">text-small');
  });

  test("custom properties that only the style speaks of", () => {
    const style = names.inStyle(sheet);
    expect(style).not.toMatch(/--color-ink|--tw-x/);
    expect(style).toMatch(/@property --\w\d\{.*var\(--shared\)/s);
  });

  test("only names in attributes and strings are touched", () => {
    expect(names.inPage('<a id="text-small" href="/text-small">')).toBe(
      '<a id="text-small" href="/text-small">',
    );
    expect(names.inScript("const text = small - 1;")).toBe("const text = small - 1;");
  });
});
