import { sketchWords } from "../../content/products/anti-drone-solution/copy.ts";
import { droneBody, droneFrame } from "../../ui/drone-outline.ts";
import { circle, type Place, type SketchPaths, sketchesOf, square } from "../sketch/sketch.tsx";

const mark = (at: Place, half = 3) => square(at, half);
/** The site and its two rings, seen from above. */
const site = { x: 50, y: 54, outer: 48, inner: 22 };
/** A sixth of the circle to either side: two see everything, and where one is out its neighbors meet. */
const reach = Math.PI / 3;
const at = (radius: number, angle: number): Place => [
  Math.round(10 * (site.x + radius * Math.cos(angle))) / 10,
  Math.round(10 * (site.y + radius * Math.sin(angle))) / 10,
];
const around = (count: number, turn: number) =>
  Array.from({ length: count }, (_, index) => turn + (2 * Math.PI * index) / count);

/** What an outer sensor covers, between the rings. */
function sector(angle: number): string {
  const { outer, inner } = site;
  const [from, to] = [angle - reach, angle + reach];
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`;
}

const [failed = 0, ...working] = around(6, -Math.PI / 6);

const core = circle(site.x, site.y, site.inner);
/** The key's squares, each beside its word. */
const key = { failed: mark([117, 74], 4), one: mark([117, 88], 4), two: mark([117, 102], 4) };

/** Two rings of sensors around one site; one sensor is out, and its neighbors cover its share. */
const layers: SketchPaths = {
  // The sensors of the inner ring see its middle together.
  tints: [...working.map(sector), core + key.one + key.two, core + key.two],
  line: [circle(site.x, site.y, site.outer), core, "M67 40h42M82 18h27"].join(""),
  solid: [
    ...working.map((angle) => at(site.outer, angle)),
    ...around(3, 0).map((angle) => at(site.inner, angle)),
  ]
    .map((place) => mark(place))
    .join(""),
  open: [mark(at(site.outer, failed), 4), "M41 62V51l9-8l9 8v11z", key.failed].join(""),
  words: [
    [113, 21],
    [113, 43],
    [126, 77],
    [126, 91],
    [126, 105],
  ],
};

/** Track, identity, responses, and one key to confirm. */
const screen: SketchPaths = {
  faint: "M68 10v52M134 10v52M10 67h180",
  line: `M1 1h198v93H1zM100 94v13M78 107h44M12 58q16-4 25-16t22-14M148 28h40M148 41h32M148 54h36${droneFrame([101, 42])}`,
  solid: [mark([59, 28]), mark([141, 28], 2), mark([141, 41], 2), mark([141, 54], 2)].join(""),
  open: "M138 72h52v16h-52z",
  struck: droneBody([101, 42]),
  words: [
    [10, 18],
    [75, 18],
    [140, 18],
    [164, 83, "middle"],
  ],
};

/** A menu; what the law does not allow is struck out below it. */
const menu: SketchPaths = {
  tints: ["M24 73h72v9H24zM24 89h54v9H24z"],
  line: "M1 1h198v106H1zM1 64h198M18 77.5h84M18 93.5h66",
  solid: [mark([14, 14], 4), mark([14, 32], 4), mark([14, 50], 4)].join(""),
  words: [
    [26, 17],
    [26, 35],
    [26, 53],
    [190, 17, "end"],
    [190, 96.5, "end"],
  ],
};

/** Contact, decision, command, each with its time. */
const record: SketchPaths = {
  faint: "M16 18v74M66 44v48M116 70v22",
  line: `M0 92h200${Array.from({ length: 26 }, (_, index) => `M${index * 8} 92v${index % 5 ? 5 : 10}`).join("")}`,
  solid: [mark([66, 42], 5), mark([116, 68], 5)].join(""),
  struck: mark([16, 16], 5),
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
