import { circle, type Place, Sketch, type SketchPaths, square } from "../sketch/sketch.tsx";

/** Small drawings beside the steps of an acceptance test. The steps say it all: these have no words. */

const height = 60;
const marks = (places: readonly Place[], half = 1.75) => places.map((place) => square(place, half)).join("");
const moved = (places: readonly Place[], by: number) => places.map(([x, y]): Place => [x + by, y]);

/** Where a receiver says it is, run after run. */
const fixes: Place[] = [
  [56, 22],
  [63, 31],
  [52, 35],
  [69, 25],
  [59, 41],
  [47, 27],
  [66, 39],
];
const spread = circle(58, 30, 21);

const gnss: readonly SketchPaths[] = [
  { faint: "M58 30H200", line: `${circle(28, 30, 18)}M28 4V56M2 30H54`, solid: square([28, 30]) },
  {
    left: 36,
    faint: `${spread}${circle(148, 30, 21)}`,
    line: "M79 30H127",
    solid: marks([...fixes, ...moved(fixes, 90)]),
  },
  {
    faint: "M0 40H200",
    line: "M0 40C40 40 56 10 100 12S160 40 200 40M0 58H200M20 58v-5M60 58v-5M100 58v-5M140 58v-5M180 58v-5",
  },
  {
    left: 36,
    faint: spread,
    line: circle(66, 30, 21),
    solid: marks(fixes),
    open: marks(moved(fixes, 8), 2),
  },
];

const hour = "M0 18H200M0 46H200";
const events: Place[] = [
  [24, 18],
  [70, 18],
  [92, 18],
  [150, 18],
];
const twins: Place[] = [
  [20, 46],
  [46, 14],
  [74, 46],
];

const cyber: readonly SketchPaths[] = [
  {
    left: 15,
    faint: "M46 14H152M74 46H126",
    line: "M20 46L46 14L74 46ZM126 46L152 14L180 46Z",
    solid: marks(twins, 4),
    open: marks(moved(twins, 106), 4),
  },
  {
    left: 19,
    faint: "M128 30H200",
    line: "M20 4H128V56H20ZM62 30H122M114 24l8 6l-8 6",
    solid: square([58, 30], 4),
  },
  {
    line: "M0 46H200M24 46V22M70 46V22M116 46V22M162 46V22",
    open: marks(
      [
        [24, 18],
        [70, 18],
        [116, 18],
        [162, 18],
      ],
      4,
    ),
  },
  {
    faint: "M24 18V46M70 18V46M92 18V46M150 18V46",
    line: hour,
    solid: marks([...events, ...events.map(([x]): Place => [x, 46])], 4),
  },
];

const acceptanceSketches = { gnss, cyber };

interface AcceptanceSketchProps {
  readonly of: keyof typeof acceptanceSketches;
  readonly index: number;
  readonly className: string;
}

export function AcceptanceSketch({ of, index, className }: AcceptanceSketchProps) {
  const paths = acceptanceSketches[of][index];
  return (
    paths && <Sketch paths={paths} height={height} className={`screen-only max-lg:hidden ${className}`} />
  );
}
