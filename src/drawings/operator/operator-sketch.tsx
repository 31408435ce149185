import { sketchWords } from "../../content/products/anti-drone-solution/sketches.ts";
import { droneBody, droneFrame } from "../../ui/drone-outline.ts";
import { circle, type Place, type SketchPaths, sketchesOf, square } from "../sketch/sketch.tsx";

const mark = (at: Place, half = 3) => square(at, half);
/** The site and its two rings, seen from above; what an outer sensor covers is drawn in one of three rows. */
const site = { x: 51, y: 54, rows: [50, 45, 40], inner: 22 };
/** More than a sixth of the circle to either side, so that both neighbors of a sensor reach past it. */
const reach = 1.2;
const at = (radius: number, angle: number): Place => [
  Math.round(10 * (site.x + radius * Math.cos(angle))) / 10,
  Math.round(10 * (site.y + radius * Math.sin(angle))) / 10,
];
const around = (count: number, turn: number) =>
  Array.from({ length: count }, (_, index) => turn + (2 * Math.PI * index) / count);

const outer = around(6, -Math.PI / 6).map((angle, index) => {
  const radius = site.rows[index % 3] ?? 0;
  const [start, end] = [at(radius, angle - reach), at(radius, angle + reach)];
  return { place: at(radius, angle), share: `M${start}A${radius} ${radius} 0 0 1 ${end}` };
});
const [failed, ...working] = outer;
const inner = around(3, 0).map((angle) => at(site.inner, angle));

/** Two rings of sensors around one site; one sensor is out, and its neighbors cover its share. */
const layers: SketchPaths = {
  faint: failed?.share ?? "",
  line: [
    ...working.map(({ share }) => share),
    circle(site.x, site.y, site.inner),
    mark([site.x, site.y], 8),
    "M79 54h31M100 27l10-3M95 79l15 4",
  ].join(""),
  solid: [...working.map(({ place }) => place), ...inner].map((place) => mark(place)).join(""),
  open: failed ? mark(failed.place, 4) : "",
  words: [
    [114, 87],
    [114, 57],
    [114, 27],
  ],
};

/** Track, identity, responses, and one key to confirm. */
const screen: SketchPaths = {
  faint: "M68 10v52M134 10v52M10 67h180",
  line: `M1 1h198v93H1zM100 94v13M78 107h44M12 58q16-4 25-16t22-14M148 28h40M148 41h32M148 54h36${droneFrame([101, 42])}`,
  solid: [
    mark([59, 28]),
    droneBody([101, 42]),
    mark([141, 28], 2),
    mark([141, 41], 2),
    mark([141, 54], 2),
  ].join(""),
  open: "M138 72h52v16h-52z",
  words: [
    [10, 18],
    [75, 18],
    [140, 18],
    [164, 83, "middle"],
  ],
};

/** A menu; what the law does not allow stands below it. */
const menu: SketchPaths = {
  faint: "M18 82h60M18 100h44",
  line: "M0 64h200",
  solid: [mark([4, 10], 4), mark([4, 28], 4), mark([4, 46], 4)].join(""),
  open: [mark([5, 82], 4), mark([5, 100], 4)].join(""),
  words: [
    [16, 13],
    [16, 31],
    [16, 49],
    [200, 31, "end"],
    [200, 94, "end"],
  ],
};

/** Contact, decision, command, each with its time. */
const record: SketchPaths = {
  faint: "M16 18v74M66 44v48M116 70v22",
  line: `M0 92h200${Array.from({ length: 26 }, (_, index) => `M${index * 8} 92v${index % 5 ? 5 : 10}`).join("")}`,
  solid: [mark([16, 16], 5), mark([66, 42], 5), mark([116, 68], 5)].join(""),
  words: [
    [28, 19],
    [78, 45],
    [128, 71],
    [200, 87, "end"],
  ],
};

export const OperatorSketch = sketchesOf({
  sketches: [layers, screen, menu, record],
  words: sketchWords,
  height: 108,
  className: "max-w-77 text-[9px]",
});
