import { sketchWords } from "../../content/products/gnss-jamming-spoofing/copy.ts";
import { circle, type SketchPaths, sketchesOf } from "../sketch/sketch.tsx";
import { runLevels, runsBeyond, runsFrom } from "./two-runs.ts";

const source = "M2 26h32v20h-32zM8 36q5-9 10 0t10 0";

/** From source to receiver, below the antenna. */
const cable: SketchPaths = {
  faint: "M92 46V34M82 22h20l-10 12z",
  line: `${source}M34 36h20q6 0 6 6v4q0 6 6 6h52q6 0 6-6v-4q0-6 6-6h16`,
  solid: "M146 26h32v20h-32z",
  words: [
    [1, 15],
    [92, 15, "middle"],
    [162, 15, "middle"],
  ],
};

const pyramids = (height: number) => `l5 ${-height}l5 ${height}`.repeat(19);
const onEndWall = (depth: number) => `l${depth} 4l${-depth} 4`.repeat(5);
/** Through the air, and no farther than the walls. */
const chamber: SketchPaths = {
  faint: "M38 18q5 7 0 14M48 16q7 9 0 18M58 14q9 11 0 22",
  line: `M1 1h198v56h-198zM5 57${pyramids(7)}M5 1${pyramids(-7)}M1 9${onEndWall(5)}M199 9${onEndWall(-5)}M16 20l14-5v20l-14-5zM82 14h20l-10 12zM92 26v6h64`,
  solid: "M156 24h32v20h-32z",
  words: [
    [12, 46],
    [92, 46, "middle"],
    [188, 19, "end"],
  ],
};

/** Everything that moves, under the sky there is and before a source on the ground. */
const range: SketchPaths = {
  faint:
    "M160 6L120 16M153 3L117 13M144 1L114 10M21 38.3Q27.6 41 24.9 47.5M28.5 33Q37.7 36.7 34 45.8M36 27.6Q47.8 32.4 43.1 44.2",
  line: "M0 57H200M3 47.1L13.9 37L21 53.5L6.1 54.4zM12 53v4M98 14h16l-8 10zM106 24v10M84 34h44v16h-44zM114 41l32-9M128 38h10l8 12h-18z",
  solid: "M98 38h16v8h-16z",
  open: circle(95, 51, 5) + circle(133, 51, 5),
  words: [
    [166, 9],
    [0, 25],
    [94, 14, "end"],
    [152, 53],
    [150, 35],
  ],
};

const again: SketchPaths = {
  faint: "M60 2V56",
  line: runsFrom(60),
  beyond: runsBeyond(199),
  solid: runLevels.map((y) => circle(60, y, 2.5)).join(""),
  words: [
    [0, 16],
    [0, 34],
    [0, 52],
  ],
};

/** What takes part in a test is inked, what is left out is dashed. */
export const SettingSketch = sketchesOf({
  sketches: [cable, chamber, range, again],
  words: sketchWords,
  height: 58,
  className: "mt-3 text-[12px] max-sm:text-[9px] sm:max-lg:max-w-56 lg:text-[9px] min-[90rem]:text-[7px]",
});
