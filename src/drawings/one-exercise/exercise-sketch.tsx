import { sketchWords } from "../../content/products/cyber-warfare-simulation/copy.ts";
import { type Place, type SketchPaths, sketchesOf, square } from "../sketch/sketch.tsx";

const strokes = (count: number, y: number) =>
  Array.from({ length: count }, (_, index) => `M${122 + 9 * index} ${y - 8}v9`).join("");
const block = (index: number) => `M${120 + 23 * index} 11h17v8h-17z`;

/** How far the twin floats above what it repeats. */
const lift = 50;
const nodes: readonly Place[] = [
  [46, 68],
  [74, 60],
  [122, 62],
];
const struckNode: Place = [98, 70];
const above = ([x, y]: Place): Place => [x, y - lift];
const network = (y: number) =>
  `M14 ${y}H128L152 ${y - 22}H38zM46 ${y - 8}L74 ${y - 16}L122 ${y - 14}L98 ${y - 6}L74 ${y - 16}`;

const twin: SketchPaths = {
  left: 13,
  faint: [...nodes, struckNode].map(([x, y]) => `M${x} ${y - lift}v${lift}`).join(""),
  line: network(76),
  open: [...nodes, struckNode].map((node) => square(node)).join(""),
  lifted: {
    line: network(76 - lift),
    solid: nodes.map((node) => square(above(node))).join(""),
    struck: square(above(struckNode), 4),
  },
  words: [
    [154, 18],
    [154, 68],
  ],
};

/** White around it, green under it, red and blue from either side. */
const teams: SketchPaths = {
  left: 8,
  faint: "M54 20H154V60H54z",
  line: "M8 40H96l-6-4m6 4l-6 4M208 40H104M104 27V53",
  solid: ["M54 64H154v4H54z", ...[27, 40, 53].map((y) => square([104, y]))].join(""),
  words: [
    [104, 15, "middle"],
    [104, 83, "middle"],
    [8, 34],
    [8, 53],
    [208, 34, "end"],
    [208, 53, "end"],
  ],
};

/** A board that all can see; one service is down. */
const board: SketchPaths = {
  left: 13,
  faint: "M14 24H212M14 41H212M14 58H212",
  line: `M14 6H212V75H14zM34 75V88M192 75V88${strokes(6, 36)}${strokes(4, 53)}${strokes(2, 70)}`,
  solid: [0, 1, 3].map(block).join(""),
  open: block(2),
  words: [
    [22, 19],
    [22, 36],
    [22, 53],
    [22, 70],
  ],
};

/** One timeline: open where blue saw something, solid where a team acted or said so. */
const review: SketchPaths = {
  left: 4,
  faint: "M40 22H196M40 44H196M40 66H196M48 22V88M188 66V88",
  line: Array.from({ length: 21 }, (_, index) => `M${48 + 7 * index} 88v-4`).join(""),
  solid: square([48, 22]) + square([134, 44]) + square([188, 66]),
  open: square([84, 44]),
  words: [
    [34, 25, "end"],
    [34, 47, "end"],
    [34, 69, "end"],
    [56, 17],
    [90, 39],
    [140, 39],
    [182, 61, "end"],
  ],
};

/** A feature of the range in one small drawing; the intrusion is struck out once, where it begins. */
export const ExerciseSketch = sketchesOf({
  sketches: [twin, teams, board, review],
  words: sketchWords,
  height: 88,
  className: "w-full text-[10px] sm:max-w-72 min-[90rem]:text-[9px]",
});
