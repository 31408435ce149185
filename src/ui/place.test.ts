import { expect, it } from "vitest";
import { ticksPath } from "./place.ts";

/** Where each tick stands and how long it is, read back from the path. */
function read(path: string): number[][] {
  let x = 0;
  let y = 0;
  return [...path.matchAll(/([Mm])(-?[\d.]+)[ ]?(-?[\d.]+)v([\d.]+)/g)].map(([, move, dx, dy, length]) => {
    x = move === "M" ? Number(dx) : x + Number(dx);
    y = move === "M" ? Number(dy) : y + Number(dy);
    const tick = [x, y, Number(length)];
    y += Number(length);
    return tick;
  });
}

it("draws each tick from the line down, at its value and as long as asked", () => {
  const lengthOf = (value: number) => (value % 60 === 0 ? 10 : 6);
  const values = [5, 20, 60, 90, 120];
  expect(read(ticksPath(values, lengthOf))).toEqual(values.map((value) => [value, 0, lengthOf(value)]));
});
