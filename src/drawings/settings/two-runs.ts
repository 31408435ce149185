/** Two runs from one start, three times, one pair below the other: as one, nearly as one, apart. */

const begun = "c5 0 5-9 10-9s6 5 11 5s6-7 12-7s5 13 11 13s6-6 12-6s5 9 10 9";
const trace = `${begun}s7-14 14-14s6 8 12 8s6-5 11-5s6 8 12 8s6-4 12-4s6 2 12 2`;
const same = (run: string) => run;
const nearly = (run: string) =>
  run
    .replaceAll("s6 5 11 5s6-7 12-7", "s6 7 11 7s6-9 12-9")
    .replaceAll("s7-14 14-14s6 8 12 8", "s7-12 14-12s6 6 12 6");
const apart = (run: string) =>
  run
    .replaceAll("s6 5 11 5s6-7 12-7", "s6 12 11 12s6-14 12-14")
    .replaceAll("s5 13 11 13s6-6 12-6", "s5 4 11 4s6 3 12 3")
    .replaceAll("s7-14 14-14s6 8 12 8", "s7-5 14-5s6-1 12-1");
/** Toward its end a run leaves the first by this much, and does not come back. */
const drift = -5;
const drifting = trace.replace("s6-5 11-5s6 8 12 8", "s6-9 11-9s6 7 12 7");
const pairs = [
  { y: 13, from: 13, repeat: same, second: trace },
  { y: 31, from: 31, repeat: nearly, second: trace },
  { y: 49, from: 49 + drift, repeat: apart, second: drifting },
];

export const runLevels = pairs.map(({ y }) => y);

export const runsFrom = (x: number) =>
  pairs.map(({ y, repeat, second }) => `M${x} ${y}${trace}M${x} ${y}${repeat(second)}`).join("");

/** As they go on where the field ends and there is room. */
export const runsBeyond = (x: number) =>
  pairs
    .map(({ y, from, repeat }) => `M${x} ${y}${trace}${begun}M${x} ${from}${repeat(trace + begun)}`)
    .join("");
