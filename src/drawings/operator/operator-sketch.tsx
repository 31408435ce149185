import { sketchWords } from "../../content/products/anti-drone-solution/sketches.ts";

/** Paths in a field of 200 by 58, and where its words stand. */
interface Sketch {
  readonly faint: string;
  readonly line: string;
  readonly solid: string;
  /** Outlines that hide what runs behind them. */
  readonly open: string;
  readonly words: readonly { readonly x: number; readonly y: number; readonly anchor?: "middle" | "end" }[];
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const square = (x: number, y: number, half = 2) =>
  `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
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
const layers: Sketch = {
  faint: "",
  line: [
    circle(site.x, site.y, site.outer),
    circle(site.x, site.y, site.inner),
    square(site.x, site.y, 4),
    "M72 29h37M82 16l27-4M82 42l27 4",
  ].join(""),
  solid: [...outer, ...inner].map((at) => square(...at)).join(""),
  open: square(...lost, 2.5),
  words: [
    { x: 113, y: 49 },
    { x: 113, y: 32 },
    { x: 113, y: 15 },
  ],
};

/** Track, identity, responses, and one key to confirm. */
const screen: Sketch = {
  faint: "M68 8v28M134 8v28M8 37h184",
  line: "M10 34q16-3 24-9t24-8M94 28h14M94 24v8M108 24v8M146 11h46M146 20h38M146 29h42",
  solid: [
    square(58, 17),
    square(101, 28, 4),
    circle(94, 24, 2),
    circle(108, 24, 2),
    square(141, 11, 1.5),
    square(141, 20, 1.5),
    square(141, 29, 1.5),
  ].join(""),
  open: "M142 40h50v12h-50z",
  words: [
    { x: 8, y: 14 },
    { x: 74, y: 14 },
    { x: 167, y: 49, anchor: "middle" },
  ],
};

/** A menu; what the law does not allow stands below it. */
const menu: Sketch = {
  faint: "M22 44h60M22 51h44",
  line: "M8 37h184M22 10h92M22 19h72M22 28h84",
  solid: [square(12, 10), square(12, 19), square(12, 28)].join(""),
  open: [square(12, 44), square(12, 51)].join(""),
  words: [
    { x: 192, y: 22, anchor: "end" },
    { x: 192, y: 50, anchor: "end" },
  ],
};

/** Contact, decision, command, each with its time. */
const record: Sketch = {
  faint: "M24 14v32M74 24v22M124 34v12",
  line: `M8 46h184${Array.from({ length: 24 }, (_, index) => `M${8 + index * 8} 46v${index % 6 ? 3 : 6}`).join("")}`,
  solid: [square(74, 23, 3), square(124, 34, 3)].join(""),
  open: square(24, 12, 3),
  words: [
    { x: 32, y: 15 },
    { x: 82, y: 26 },
    { x: 132, y: 37 },
  ],
};

const sketches = [layers, screen, menu, record];

/** What a feature of the system is, in one small drawing. */
export function OperatorSketch({ index }: { readonly index: number }) {
  const sketch = sketches[index];
  return (
    sketch && (
      <svg
        viewBox="0 0 200 58"
        fill="none"
        aria-hidden="true"
        className="sketch max-w-77 border border-second"
      >
        <path d={sketch.faint} className="stroke-second" strokeDasharray="3 3" />
        <path d={sketch.line} className="stroke-text" />
        <path d={sketch.solid} className="fill-text" />
        <path d={sketch.open} className="fill-ground stroke-text" />
        <g className="fill-text font-mono text-[9px]">
          {sketch.words.map(({ anchor, ...place }, word) => (
            <text key={place.y + place.x} {...place} textAnchor={anchor}>
              {sketchWords[index]?.[word]}
            </text>
          ))}
        </g>
      </svg>
    )
  );
}
