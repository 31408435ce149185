/** In pixels of the masters: each view keeps the margin of its scene, art/scenes/sheet.py. */
const top = { width: 2006, height: 1882 };
const front = { height: 653 };
/** Between top and front: 6 % of their width, as on the page. */
const gap = Math.round(0.06 * top.width);
const height = top.height + gap + front.height;
const pixelsPerMeter = 960;
const margin = 0.03;

const center = top.width / 2;
const middle = top.height / 2;
/** The shafts of the motors: meters from the center line, and behind the middle of the machine. */
const outer = { aside: 0.75, behind: 0 };
const rear = { aside: 0.375, behind: 0.65 };
const fore = { aside: 0.375, behind: -0.65 };
/** A skid: meters from the center line, and its tip before the middle. */
const skid = { aside: 0.272, behind: -0.245 };
/** Meters above the ground. */
const propellers = 0.507;
/** A line that goes on in the other column crosses the gutter, however wide that is, and ends behind the other’s ground. */
const lap = 240;

const fromCenter = (meters: number) => center + meters * pixelsPerMeter;
const fromAbove = (behind: number) => middle - behind * pixelsPerMeter;
const fromTheSide = (behind: number) => middle + behind * pixelsPerMeter;
const levelOf = (meters: number) => height - (meters + margin) * pixelsPerMeter;

/** From each shaft seen from above, the rear ones through those before them, to its propeller seen from the front. */
const down = [outer, rear]
  .flatMap(({ aside, behind }) => [-aside, aside].map((x) => ({ x, behind })))
  .map(({ x, behind }) => `M${fromCenter(x)} ${fromAbove(behind)}V${levelOf(propellers)}`)
  .join("");

/** From the top view's right shafts, and from the front view's right propeller and skid, toward the side view. */
const leaving = [
  ...[outer, rear, fore].map(({ aside, behind }) => ({ aside, y: fromAbove(behind) })),
  { aside: outer.aside, y: levelOf(propellers) },
  { aside: skid.aside, y: levelOf(0) },
]
  .map(({ aside, y }) => `M${fromCenter(aside)} ${y}H${top.width + lap}`)
  .join("");

/** Over the fold and down to the shaft meant; and level with the front view to the first shaft and the skid's tip. */
const arriving = [
  ...[outer, rear, fore].map(
    ({ behind }) => `M0 ${fromAbove(behind)}H${fromTheSide(behind)}V${levelOf(propellers)}`,
  ),
  `M0 ${levelOf(propellers)}H${fromTheSide(fore.behind)}`,
  `M0 ${levelOf(0)}H${fromTheSide(skid.behind)}`,
].join("");

const sheet =
  "pointer-events-none absolute inset-0 -z-1 h-full w-full overflow-visible fill-none stroke-rule";

/** From the top view down to the front view, the center line of both, and what goes on to the side view. */
export function DownLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${top.width} ${height}`}
      preserveAspectRatio="none"
      className={`max-sm:hidden ${sheet}`}
    >
      <path d={down} vectorEffect="non-scaling-stroke" />
      <path d={leaving} className="max-lg:hidden" vectorEffect="non-scaling-stroke" />
      <path
        d={`M${center} 0V${height}`}
        strokeDasharray="14 3 3 3"
        className="stroke-second"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** What comes from the top view, over a line at 45 degrees, and from the front view. The side view is as wide as the top view is high. */
export function FoldLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${top.height} ${height}`}
      preserveAspectRatio="none"
      className={`hidden lg:block ${sheet}`}
    >
      <path d={arriving} vectorEffect="non-scaling-stroke" />
      <path
        d={`M${top.height} 0L0 ${top.height}`}
        strokeDasharray="14 3 3 3"
        className="stroke-second"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
