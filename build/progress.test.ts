import { expect, test } from "vitest";
import { progressOn } from "./progress.ts";

function written(isTTY: boolean): string {
  let text = "";
  const progress = progressOn({
    isTTY,
    write: (part) => {
      text += part;
    },
  });
  for (let done = 0; done <= 10; done += 1) progress.count("pictures", done, 10);
  progress.doing("compressing");
  progress.done("built");
  return text;
}

test("a terminal sees one line, rewritten until it stays", () => {
  const text = written(true);
  expect(text.indexOf("\n")).toBe(text.length - 1);
  expect(text).toContain("\r\u001B[2Kpictures 3 of 10\r\u001B[2Kpictures 4 of 10");
  expect(text.endsWith("compressing\r\u001B[2Kbuilt\n")).toBe(true);
});

test("a log gets a few plain lines", () => {
  expect(written(false)).toBe(
    "pictures 3 of 10\npictures 6 of 10\npictures 9 of 10\npictures 10 of 10\nbuilt\n",
  );
});
