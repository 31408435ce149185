import type { Site, Terrain } from "../../../content/site/composer.ts";
import type { Worry } from "./outline.ts";

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
/** What a plan is drawn from, in its own units; the site stands around `center`, whatever it is. */
export const plan = {
  viewBox: "0 4 330 156",
  center: "translate(140 92)",
  anySite: circle(0, 0, 42),
} as const;

const block = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const each = (places: readonly (readonly [number, number, number])[]) =>
  places.map((place) => circle(...place)).join("");
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("");

/** A field plowed along its length. */
const field = (x: number, y: number, furrows: number, along: readonly [number, number]) =>
  lines(furrows, (index) => `M${x + index * 7} ${y}l${along[0]} ${along[1]}`);

/** A hill's contours, closer together up the side that they are moved to. */
const hill = (x: number, y: number, rings: number) =>
  lines(rings, (index) => {
    const [rx, ry] = [17 * (index + 1), 11.5 * (index + 1)];
    return `M${x - rx - index * 2} ${y}a${rx} ${ry} -12 1 0 ${2 * rx} 0a${rx} ${ry} -12 1 0 ${-2 * rx} 0`;
  });

/** Trees in uneven rows, none where the site stands. */
const trees = lines(126, (index) => {
  const x = 6 + (index % 18) * 19 + ((index * 29) % 11) - (Math.floor(index / 18) % 2) * 8;
  const y = 12 + Math.floor(index / 18) * 24 + ((index * 17) % 9);
  const isClear = ((x - 140) / 108) ** 2 + ((y - 92) / 62) ** 2 < 1;
  return isClear ? "" : circle(x, y, 4 + ((index * 13) % 4));
});

/** City blocks between streets, none where the site stands. */
const blocks = lines(60, (index) => {
  const [column, row] = [index % 10, Math.floor(index / 10)];
  const [x, y] = [column * 35 - 8, row * 28 + 6];
  const isClear = x > 22 && x < 226 && y > 20 && y < 130;
  const width = 14 + ((index * 7) % 3) * 4;
  return isClear ? "" : block(x, y, width, 21) + block(x + width + 3, y, 26 - width, 21);
});

/** The sea from its shore on, and its waves along it. */
const shore = "c30-8 54 2 82 1s50-4 84-4 60-2 92-16 48-22 72-28";

interface Land {
  /** What stands or lies on it. */
  readonly solid?: string;
  readonly lines?: string;
}

/** Land, seen from above. */
export const terrainPaths: Readonly<Record<Terrain, Land>> = {
  open: {
    lines: `${field(-70, 4, 13, [44, 76])}${field(176, 2, 22, [-26, 42])}${field(244, 52, 14, [34, 54])}${field(10, 140, 11, [-12, 24])}${field(196, 122, 20, [-20, 40])}`,
  },
  hills: { lines: hill(292, 34, 6) + hill(14, 146, 5) },
  forest: { solid: trees },
  coast: {
    solid: `M0 142${shore}V180H0z`,
    lines: lines(5, (index) => `M0 ${150 + index * 9}${shore}`),
  },
  city: { solid: blocks },
};

interface Ground {
  readonly fence: string;
  /** Buildings, tanks and runways, in plan. */
  readonly masses: string;
}

/** What is protected. */
export const sitePaths: Readonly<Record<Site, Ground>> = {
  base: {
    fence: "M-58-36H40L60-14V36H-58z",
    masses: block(-44, -22, 30, 14) + block(-44, 4, 30, 14) + block(4, -18, 22, 36),
  },
  airport: {
    fence: "M-72 36V-4L56-38H72V36z",
    masses: `M-62 16L60-24l3 9L-59 25z${block(-10, 20, 40, 9)}${block(6, 0, 5, 20)}`,
  },
  depot: {
    fence: "M-56-38H56V38H-56z",
    masses:
      each([
        [-36, -18, 9],
        [-10, -18, 9],
        [16, -18, 9],
        [-36, 12, 9],
        [-10, 12, 9],
      ]) + block(12, 4, 30, 22),
  },
  border: {
    fence: "M-140 12L-62-6L52 10L190-18M-62-14v16M-24-8v16M14-3v16M52 2v16M90-6v16M-100-6v16M-9-20v18",
    masses: block(-16, -34, 14, 14),
  },
  headquarters: {
    fence: "M-48-38H48V38H-48z",
    masses: `M-28-22h56v44h-56zM-14-8v16h28v-16z`,
  },
};

interface Threat {
  readonly path: string;
  /** What is supposed, not seen. */
  readonly dashed?: string;
  readonly label: readonly [x: number, y: number];
}

const quadcopter = `M284 16l16 16M300 16l-16 16${each([
  [284, 16, 4.5],
  [300, 16, 4.5],
  [284, 32, 4.5],
  [300, 32, 4.5],
])}`;
const nodes = each([
  [140, 141, 4],
  [113, 149, 4],
  [167, 149, 4],
]);

/** Where each worry comes from. */
export const threatPaths: Readonly<Record<Worry, Threat>> = {
  "anti-drone-solution": { path: `${quadcopter}M276 32L210 66m11 0h-11l5-10`, label: [292, 54] },
  "drone-detection": {
    path: "M221 97l-9 7l10 5",
    dashed: "M326 112C290 132 256 100 212 104",
    label: [284, 134],
  },
  "gnss-jamming-spoofing": {
    path: "M44 28v20M34 38h20",
    dashed: `M58 46L110 76${circle(44, 38, 16)}`,
    label: [40, 70],
  },
  "cyber-warfare-simulation": { path: `M140 122v15M136 142l-19 6M144 142l19 6${nodes}`, label: [200, 154] },
  "syfor-drones": {
    path: "M0 134c24 2 32-4 42-10M58 114c8-4 8-4 12-6M44 114l10 10M54 114l-10 10",
    label: [32, 152],
  },
};
