/**
 * Whole numbers as text that a JavaScript string can hold without an escape: small ones are one character,
 * larger ones have leading characters of their own, so that compressors see one alphabet per place.
 */
const first = "#".charCodeAt(0);
const skipped = "\\".charCodeAt(0);
/** Printable ASCII from # to ~ without the backslash. */
const alphabet = 91;
/** Digits below this end a number; the others, as many as are left, carry on to the next character. */
const ends = 67;
const carries = alphabet - ends;

const toCharacter = (digit: number) => {
  const code = first + digit;
  return String.fromCharCode(code < skipped ? code : code + 1);
};

const toDigit = (code: number) => (code < skipped ? code : code - 1) - first;

/** 0, -1, 1, -2, 2 … as 0, 1, 2, 3, 4 … */
const folded = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const unfolded = (value: number) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/** Low digits first: whoever reads needs no look ahead. */
function characters(value: number): string {
  let text = "";
  let rest = value;
  for (; rest >= ends; rest = Math.floor((rest - ends) / carries))
    text += toCharacter(ends + ((rest - ends) % carries));
  return text + toCharacter(rest);
}

export const numbersToText = (numbers: readonly number[]): string =>
  numbers.map((value) => characters(folded(value))).join("");

export function textToNumbers(text: string): Int32Array {
  const numbers = new Int32Array(text.length);
  let count = 0;
  let low: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const digit = toDigit(text.charCodeAt(at));
    if (digit >= ends) {
      low.push(digit - ends);
      continue;
    }
    numbers[count] = unfolded(low.reduceRight((value, part) => ends + value * carries + part, digit));
    count += 1;
    low = [];
  }
  return numbers.slice(0, count);
}
