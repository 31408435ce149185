import { sketchWords } from "../../content/products/anti-drone-solution/sketches.ts";

/** Paths in a field of 200 by 80, and where its words stand. */
interface Sketch {
  readonly faint: string;
  readonly line: string;
  readonly solid: string;
  readonly words: readonly { readonly x: number; readonly y: number; readonly anchor?: "middle" | "end" }[];
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const square = (x: number, y: number, half = 2) =>
  `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
const around = (count: number, r: number, turn: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / count;
    return [Math.round(42 + r * Math.cos(angle)), Math.round(40 + r * Math.sin(angle))] as const;
  });

const [lost = [0, 0], ...outer] = around(6, 24, -0.5);
const inner = around(3, 7, 0.5);

/** Overlapping sensors in two rings, one of them out. */
const layers: Sketch = {
  faint: circle(...lost, 15),
  line: [
    ...outer.map((at) => circle(...at, 15)),
    ...inner.map((at) => circle(...at, 9)),
    square(...lost),
    "M50 43h52M66 28l36-14M63 53l39 18",
  ].join(""),
  solid: [...outer, ...inner].map((at) => square(...at)).join(""),
  words: [
    { x: 106, y: 74 },
    { x: 106, y: 46 },
    { x: 106, y: 17 },
  ],
};

/** Track, identity, responses, and one key to confirm. */
const screen: Sketch = {
  faint: "M68 12v40M134 12v40M8 52h184",
  line: "M2 4h196v68H2zM10 46q16-4 24-14t24-10M94 37h14M94 33v8M108 33v8M146 14h46M146 26h38M146 38h42M142 56h50v13h-50z",
  solid: [
    square(58, 22),
    square(101, 37, 4),
    circle(94, 33, 2),
    circle(108, 33, 2),
    square(141, 14, 1.5),
    square(141, 26, 1.5),
    square(141, 38, 1.5),
  ].join(""),
  words: [
    { x: 8, y: 17 },
    { x: 74, y: 17 },
    { x: 167, y: 66, anchor: "middle" },
  ],
};

/** A menu; what the law does not allow stands outside it. */
const menu: Sketch = {
  faint: "M22 60h60M22 72h44M10 58h4v4h-4zM10 70h4v4h-4z",
  line: "M2 4h196v44H2zM22 14h92M22 26h72M22 38h84",
  solid: [square(12, 14), square(12, 26), square(12, 38)].join(""),
  words: [
    { x: 192, y: 29, anchor: "end" },
    { x: 192, y: 69, anchor: "end" },
  ],
};

/** Contact, decision, command, each with its time. */
const record: Sketch = {
  faint: "M24 16v50M74 32v34M124 48v18",
  line: `M2 66h196${Array.from({ length: 25 }, (_, index) => `M${2 + index * 8.17} 66v${index % 6 ? 3 : 6}`).join("")}${square(24, 16, 3)}`,
  solid: [square(74, 32, 3), square(124, 48, 3)].join(""),
  words: [
    { x: 32, y: 19 },
    { x: 82, y: 35 },
    { x: 132, y: 51 },
  ],
};

const sketches = [layers, screen, menu, record];

/** What a feature of the system is, in one small drawing. */
export function OperatorSketch({ index }: { readonly index: number }) {
  const sketch = sketches[index];
  return (
    sketch && (
      <svg viewBox="0 0 200 80" fill="none" aria-hidden="true" className="sketch max-w-92">
        <path d={sketch.faint} className="stroke-second" strokeDasharray="3 3" />
        <path d={sketch.line} className="stroke-text" />
        <path d={sketch.solid} className="fill-text" />
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
