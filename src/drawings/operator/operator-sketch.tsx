import { sketchWords } from "../../content/products/anti-drone-solution/sketches.ts";
import { circle, type Place, type SketchPaths, sketchesOf, square } from "../sketch/sketch.tsx";

const mark = (at: Place, half = 2) => square(at, half);
/** The site and its two rings, seen from above. */
const site = { x: 58, y: 29, outer: 23, inner: 11 };
const around = (count: number, r: number, turn: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / count;
    return [Math.round(site.x + r * Math.cos(angle)), Math.round(site.y + r * Math.sin(angle))] as const;
  });

const [lost = [0, 0], ...outer] = around(6, site.outer, -0.52);
const inner = around(3, site.inner, 0);

/** Two rings of sensors around one site; one sensor is out, and its ring is still closed. */
const layers: SketchPaths = {
  line: [
    circle(site.x, site.y, site.outer),
    circle(site.x, site.y, site.inner),
    mark([site.x, site.y], 4),
    "M72 29h37M82 16l27-4M82 42l27 4",
  ].join(""),
  solid: [...outer, ...inner].map((at) => mark(at)).join(""),
  open: mark(lost, 2.5),
  words: [
    [113, 49],
    [113, 32],
    [113, 15],
  ],
};

/** Track, identity, responses, and one key to confirm. */
const screen: SketchPaths = {
  faint: "M68 8v28M134 8v28M8 37h184",
  line: "M10 34q16-3 24-9t24-8M94 28h14M94 24v8M108 24v8M146 11h46M146 20h38M146 29h42",
  solid: [
    mark([58, 17]),
    mark([101, 28], 4),
    circle(94, 24, 2),
    circle(108, 24, 2),
    mark([141, 11], 1.5),
    mark([141, 20], 1.5),
    mark([141, 29], 1.5),
  ].join(""),
  open: "M142 40h50v12h-50z",
  words: [
    [8, 14],
    [74, 14],
    [167, 49, "middle"],
  ],
};

/** A menu; what the law does not allow stands below it. */
const menu: SketchPaths = {
  faint: "M22 44h60M22 51h44",
  line: "M8 37h184M22 10h92M22 19h72M22 28h84",
  solid: [mark([12, 10]), mark([12, 19]), mark([12, 28])].join(""),
  open: [mark([12, 44]), mark([12, 51])].join(""),
  words: [
    [192, 22, "end"],
    [192, 50, "end"],
  ],
};

/** Contact, decision, command, each with its time. */
const record: SketchPaths = {
  faint: "M24 14v32M74 24v22M124 34v12",
  line: `M8 46h184${Array.from({ length: 24 }, (_, index) => `M${8 + index * 8} 46v${index % 6 ? 3 : 6}`).join("")}`,
  solid: [mark([74, 23], 3), mark([124, 34], 3)].join(""),
  open: mark([24, 12], 3),
  words: [
    [32, 15],
    [82, 26],
    [132, 37],
  ],
};

export const OperatorSketch = sketchesOf({
  sketches: [layers, screen, menu, record],
  words: sketchWords,
  height: 58,
  className: "max-w-77 border border-second text-[9px]",
});
