/** Paths in a field of 120 by 80. */
interface Sketch {
  readonly faint: string;
  readonly line: string;
  readonly solid: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const square = (x: number, y: number, half = 2) =>
  `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
const around = (count: number, r: number, turn: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / count;
    return [Math.round(60 + r * Math.cos(angle)), Math.round(40 + r * Math.sin(angle))] as const;
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
  ].join(""),
  solid: [...outer, ...inner].map((at) => square(...at)).join(""),
};

/** Track, identity, responses, and one key to confirm. */
const screen: Sketch = {
  faint: "M46 14v34M76 14v34M8 48h104",
  line: "M4 8h112v60H4zM46 74h28M12 42q10-4 14-14t14-10M54 31h14M54 27v8M68 27v8M84 22h24M84 31h24M84 40h24M80 53h28v10h-28z",
  solid: [
    square(39, 18),
    square(61, 31, 4),
    circle(54, 27, 2),
    circle(68, 27, 2),
    square(80, 22, 1.5),
    square(86, 58, 1.5),
  ].join(""),
};

/** A menu; what the law does not allow stands outside it. */
const menu: Sketch = {
  faint: "M22 58h60M22 70h44M10 56h4v4h-4zM10 68h4v4h-4z",
  line: "M4 6h112v42H4zM22 15h70M22 27h52M22 39h64",
  solid: [square(12, 15), square(12, 27), square(12, 39)].join(""),
};

/** Contact, decision, command, each with its time. */
const record: Sketch = {
  faint: "M24 16v50M58 32v34M92 48v18M30 16h82M64 32h48M98 48h14",
  line: `M4 66h112${Array.from({ length: 15 }, (_, index) => `M${4 + index * 8} 66v${index % 5 ? 3 : 6}`).join("")}${square(24, 16, 3)}`,
  solid: [square(58, 32, 3), square(92, 48, 3)].join(""),
};

const sketches = [layers, screen, menu, record];

/** What a feature of the system is, in one small drawing. */
export function OperatorSketch({ index }: { readonly index: number }) {
  const sketch = sketches[index];
  return (
    sketch && (
      <svg viewBox="0 0 120 80" fill="none" aria-hidden="true" className="sketch">
        <path d={sketch.faint} className="stroke-second" strokeDasharray="3 3" />
        <path d={sketch.line} className="stroke-text" />
        <path d={sketch.solid} className="fill-text" />
      </svg>
    )
  );
}
