import { sketchWords } from "../../content/products/drone-detection/copy.ts";
import { droneBody, droneFrame } from "../../ui/drone-outline.ts";
import { circle, type Place, type SketchPaths, sketchesOf, square } from "../sketch/sketch.tsx";

const ground = "M0 87H200";
/** The same drone at the same place, orange in all four drawings. */
const drone: Place = [166, 26];
const small = 0.5;

/** What it sends out arrives at a whip and, nearer, at a microphone; nothing goes back. */
const passive: SketchPaths = {
  faint: "M152 27L36 42M155 35L98 64",
  line: `${ground}M26 87V34M18 87l8-14l8 14M88 87V74M82 69h12M36 39L31 42.6L37 45M97 61L94 66.4L100 67${droneFrame(drone, small)}`,
  struck: droneBody(drone, small),
  open: circle(88, 69, 6),
  words: [
    [88, 27, "middle"],
    [134, 60],
  ],
};

/** One fan, several contacts; the one that is followed leaves its places behind. */
const track: Place[] = [
  [117, 66],
  [131, 56],
  [144, 45],
  [155, 35],
];
const radar: SketchPaths = {
  faint: "M38 52L132 10M38 62L196 80",
  line: `${ground}M28 87V66M82 46q4-5 8 1q4-6 8-1${droneFrame(drone, small)}`,
  solid: track.map((place) => square(place, 1.5)).join(""),
  struck: droneBody(drone, small),
  open: "M20 50l14-4v20h-14z",
  words: [
    [102, 49],
    [148, 66],
  ],
};

/** What the camera shows where it was pointed: the drone, large, and what hangs below it. */
const shown: Place = [152, 30];
const camera: SketchPaths = {
  faint: "M36 54L118 4M36 62L118 72",
  line: `${ground}M26 87V66M118 4H199V72H118zM152 34v11M158 51h10${droneFrame(shown)}`,
  open: `${circle(26, 58, 8)}M31 54h7v8h-7z${square([152, 51], 6)}`,
  struck: droneBody(shown),
  words: [
    [84, 54, "middle"],
    [172, 54],
  ],
};

/** Four reports, one track, and around its end how sure it is. */
const reports = [12, 34, 56, 78];
const fused: SketchPaths = {
  faint: circle(...drone, 20),
  line: `${reports.map((y) => `M50 ${y}h12L98 52`).join("")}M98 52L147 33.3${droneFrame(drone, small)}`,
  solid: reports.map((y) => square([48, y])).join("") + square([98, 52]),
  struck: droneBody(drone, small),
  words: [...reports.map((y) => [40, y + 3.5, "end"] as const), [128, 64]],
};

export const SensorSketch = sketchesOf({
  sketches: [passive, radar, camera, fused],
  words: sketchWords,
  height: 88,
  className: "text-[10px] sm:max-w-72 min-[90rem]:text-[9px]",
});
