import fc from "fast-check";
import { expect, test } from "vitest";
import { numbersToText, textToNumbers } from "./numbers.ts";

test("any whole numbers come back as they were", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500_000_000, max: 500_000_000 })), (numbers) => {
      expect([...textToNumbers(numbersToText(numbers))]).toEqual(numbers);
    }),
  );
});

test("numbers near zero take one character each, and none needs an escape", () => {
  const small = Array.from({ length: 67 }, (_, index) => index - 33);
  expect(numbersToText(small)).toHaveLength(small.length);
  const text = numbersToText(Array.from({ length: 5000 }, (_, index) => index * 7 - 17_000));
  expect(JSON.stringify(text)).toHaveLength(text.length + 2);
});
