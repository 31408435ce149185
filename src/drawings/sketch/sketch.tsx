export type Place = readonly [x: number, y: number];

/** Paths in a field that is 200 wide, and where its words stand. */
export interface SketchPaths {
  /** Where the field begins, so that each drawing does at the margin of its words. */
  readonly left?: number;
  readonly faint?: string;
  /** Pale areas; where two lie on each other it is darker. */
  readonly tints?: readonly string[];
  readonly line: string;
  /** Outside the field, drawn where a wide window has room for it. */
  readonly beyond?: string;
  readonly solid?: string;
  /** Outlines that hide what runs behind them. */
  readonly open?: string;
  /** What to look at. */
  readonly struck?: string;
  /** What rises from the rest when its feature is pointed at. */
  readonly lifted?: Pick<SketchPaths, "line" | "solid" | "struck">;
  readonly words?: readonly (readonly [x: number, y: number, anchor?: "middle" | "end"])[];
}

export const square = ([x, y]: Place, half = 3) =>
  `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Beside its text a drawing is too small for letters: each word is a bar as long as it would be. */
const greeked = (places: NonNullable<SketchPaths["words"]>, words: readonly string[]) =>
  places
    .map(([x, y, anchor], index) => {
      const long = 5.4 * (words[index]?.length ?? 0);
      const from = { middle: x - long / 2, end: x - long, start: x }[anchor ?? "start"];
      return `M${from} ${y - 5}h${long}v4h${-long}z`;
    })
    .join("");

interface SketchProps {
  readonly paths: SketchPaths;
  readonly height: number;
  readonly words?: readonly string[] | undefined;
  readonly className: string;
}

/** What a feature is, in one small drawing. */
function Sketch({ paths, height, words, className }: SketchProps) {
  const { left = 0, faint, tints, line, beyond, solid, open, struck, lifted } = paths;
  return (
    <svg
      viewBox={`${left} 0 200 ${height}`}
      fill="none"
      aria-hidden="true"
      className={`sketch overflow-visible stroke-text ${className}`}
    >
      {tints?.map((tint) => (
        <path key={tint} d={tint} className="fill-text" fillOpacity="0.13" stroke="none" />
      ))}
      {faint && <path d={faint} className="stroke-second" strokeDasharray="2 3" />}
      <path d={line} />
      {beyond && <path d={beyond} className="hidden lg:block" />}
      {solid && <path d={solid} className="fill-text" stroke="none" />}
      {open && <path d={open} className="fill-ground" />}
      {struck && <path d={struck} className="fill-signal" stroke="none" />}
      {lifted && (
        <g className="transition-[translate] duration-200 in-[li:hover]:-translate-y-1.5">
          <path d={lifted.line} />
          <path d={lifted.solid} className="fill-text" stroke="none" />
          <path d={lifted.struck} className="fill-signal" stroke="none" />
        </g>
      )}
      {paths.words && (
        <g className="fill-text font-mono max-sm:hidden" stroke="none">
          {paths.words.map(([x, y, textAnchor], index) => (
            <text key={`${x} ${y}`} x={x} y={y} textAnchor={textAnchor}>
              {words?.[index]}
            </text>
          ))}
        </g>
      )}
      {paths.words && words && (
        <path d={greeked(paths.words, words)} className="fill-second opacity-50 sm:hidden" stroke="none" />
      )}
    </svg>
  );
}

interface SketchSet {
  readonly sketches: readonly SketchPaths[];
  readonly words: readonly (readonly string[])[];
  readonly height: number;
  readonly className: string;
}

/** The drawings of a page's features, each found by its feature's place among them. */
export function sketchesOf({ sketches, words, ...look }: SketchSet) {
  return function FeatureSketch({ index }: { readonly index: number }) {
    const paths = sketches[index];
    return paths && <Sketch paths={paths} words={words[index]} {...look} />;
  };
}
