import type { Site, Terrain } from "../../../content/site/composer.ts";
import type { Worry } from "./outline.ts";

/** What a plan is drawn from, in its own units; the site stands around `center`. */
export const plan = { viewBox: "0 4 330 156", center: "translate(140 92)" } as const;

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const block = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const each = (places: readonly (readonly [number, number, number])[]) =>
  places.map((place) => circle(...place)).join("");

/** Land, seen from above. */
export const terrainPaths: Readonly<Record<Terrain, string>> = {
  open: "M0 52L118 0M0 150L60 180M212 180L330 96M252 0L330 40M118 0L146 40M284 127L330 150",
  hills:
    "M226 0c-14 34 20 62 54 66s40-6 50-14M244 0c-8 24 14 44 40 48s38-8 46-18M264 0c-4 14 8 26 26 28s32-10 40-18M0 20c30-2 60 8 66 26s-28 30-66 26M0 34c20 0 40 4 44 14s-20 14-44 12M0 142c30-6 70 6 84 38M0 160c18-4 40 6 48 20",
  forest: each([
    ...([
      [18, 20, 9],
      [40, 12, 7],
      [34, 36, 10],
      [12, 52, 8],
      [60, 26, 8],
      [84, 14, 9],
    ] as const),
    ...([
      [228, 18, 9],
      [250, 32, 10],
      [274, 14, 8],
      [246, 54, 7],
      [300, 34, 10],
      [318, 14, 9],
      [316, 62, 8],
    ] as const),
    ...([
      [18, 150, 9],
      [40, 166, 10],
      [10, 172, 7],
      [66, 170, 7],
      [226, 160, 9],
      [252, 170, 8],
      [300, 166, 10],
      [280, 148, 7],
    ] as const),
  ]),
  coast:
    "M0 158c30-12 54-2 82-4s50-14 84-8s60 20 92 8s48-18 72-12M0 168c30-10 54 0 82-2s50-12 84-6s60 18 92 6s48-16 72-10M0 177c30-8 54 2 82 0s50-10 84-4s60 14 92 4s48-12 72-8",
  city: [
    ...([
      [6, 8, 34, 20],
      [48, 8, 22, 20],
      [6, 36, 22, 26],
      [78, 6, 30, 18],
      [36, 36, 24, 20],
    ] as const),
    ...([
      [216, 8, 30, 22],
      [254, 8, 20, 22],
      [282, 8, 40, 14],
      [282, 30, 18, 28],
      [308, 30, 14, 28],
      [250, 38, 24, 20],
    ] as const),
    ...([
      [6, 140, 26, 32],
      [40, 148, 34, 24],
      [222, 146, 26, 26],
      [256, 150, 24, 22],
      [288, 140, 34, 32],
    ] as const),
  ]
    .map(([x, y, width, height]) => block(x, y, width, height))
    .join(""),
};

/** What is protected: its fence first, then what stands inside. */
export const sitePaths: Readonly<Record<Site, readonly [fence: string, inside: string]>> = {
  base: ["M-58-36H40L60-14V36H-58z", block(-42, -20, 28, 14) + block(-42, 6, 28, 14) + block(4, -18, 22, 36)],
  airport: [
    "M-86 40V-6L66-44H84V40z",
    `M-76 18L70-26l3 9L-73 27zM-40 16l12 12h40v-20${block(-10, 22, 40, 11)}`,
  ],
  depot: [
    "M-56-38H56V38H-56z",
    each([
      [-36, -18, 9],
      [-10, -18, 9],
      [16, -18, 9],
      [-36, 12, 9],
      [-10, 12, 9],
    ]) + block(12, 4, 30, 22),
  ],
  border: [
    "",
    `M-140 12L-62-6L52 10L190-18M-62-14v16M-24-8v16M14-3v16M52 2v16M90-6v16M-100-6v16M-9-20v18${block(-16, -34, 14, 14)}`,
  ],
  headquarters: ["M-48-38H48V38H-48z", block(-28, -22, 56, 44) + block(-10, -8, 20, 16)],
};

interface Threat {
  readonly path: string;
  /** What is supposed, not seen. */
  readonly dashed?: string;
  readonly label: readonly [x: number, y: number];
}

const quadcopter = `M284 12l16 16M300 12l-16 16${each([
  [284, 12, 4],
  [300, 12, 4],
  [284, 28, 4],
  [300, 28, 4],
])}`;
const nodes = each([
  [140, 137, 4],
  [113, 147, 4],
  [167, 147, 4],
]);

/** Where each worry comes from. */
export const threatPaths: Readonly<Record<Worry, Threat>> = {
  "anti-drone-solution": { path: `${quadcopter}M278 28L206 66m11 0h-11l5-10`, label: [292, 48] },
  "drone-detection": {
    path: "M215 97l-9 7l10 5",
    dashed: "M326 112C290 132 250 100 206 104",
    label: [284, 134],
  },
  "gnss-jamming-spoofing": {
    path: "M52 30v24M40 42h24",
    dashed: `M68 52L118 82${circle(52, 42, 16)}`,
    label: [52, 76],
  },
  "cyber-warfare-simulation": { path: `M140 110v23M136 138l-19 7M144 138l19 7${nodes}`, label: [202, 152] },
  "syfor-drones": {
    path: "M0 134c24 2 34-4 46-10M64 114c8-4 10-5 16-8M50 114l10 10M60 114l-10 10",
    label: [36, 152],
  },
};
