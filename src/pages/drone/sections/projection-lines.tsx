/** In pixels of the masters: each view keeps the margin of its scene, art/scenes/sheet.py. */
const top = { width: 2006, height: 1882 };
const front = { height: 653 };
/** Between top and front: 6 % of their width, as on the page. */
const gap = 0.06 * top.width;
const height = top.height + gap + front.height;
const pixelsPerMeter = 960;
const margin = 0.03;

const center = top.width / 2;
/** The shafts of the motors: how far from the center line, and where the last of them is seen from above. */
const shafts = [
  { aside: 0.75, behind: 0 },
  { aside: 0.375, behind: 0.65 },
];
/** Propellers, booms, ground: meters above the ground. */
const levels = [0.507, 0.43, 0];

const yOf = (meters: number) => height - (meters + margin) * pixelsPerMeter;

const down = shafts
  .flatMap(({ aside, behind }) => [-aside, aside].map((x) => ({ x, behind })))
  .map(
    ({ x, behind }) =>
      `M${center + x * pixelsPerMeter} ${top.height / 2 - behind * pixelsPerMeter}V${yOf(levels[0] ?? 0)}`,
  )
  .join("");

/** What the top view shows behind or before the center goes over the fold to the right or left of the side view. */
const over = [-0.65, 0, 0.65]
  .map((before) => top.height / 2 + before * pixelsPerMeter)
  .map((y) => `M0 ${y}H${top.height - y}V${yOf(levels[0] ?? 0)}`)
  .join("");

const across = levels.map((level) => `M0 ${yOf(level)}H1`).join("");

const sheet =
  "pointer-events-none absolute inset-0 -z-1 h-full w-full overflow-visible fill-none stroke-rule";

/** From the top view down to the front view, and the center line of both. */
export function DownLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${top.width} ${height}`}
      preserveAspectRatio="none"
      className={sheet}
    >
      <path d={down} vectorEffect="non-scaling-stroke" />
      <path
        d={`M${center} 0V${height}`}
        strokeDasharray="14 3 3 3"
        className="stroke-second"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** From the top view over a line at 45 degrees down to the side view, which is as wide as the top view is high. */
export function FoldLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${top.height} ${height}`}
      preserveAspectRatio="none"
      className={`hidden lg:block ${sheet}`}
    >
      <path d={over} vectorEffect="non-scaling-stroke" />
      <path
        d={`M${top.height} 0L0 ${top.height}`}
        strokeDasharray="14 3 3 3"
        className="stroke-second"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** From the front view across to the side view, however far apart they stand. */
export function AcrossLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 1 ${height}`}
      preserveAspectRatio="none"
      className={`hidden lg:block ${sheet}`}
    >
      <path d={across} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
