/** A flight from left to right, and what a receiver reports of it. All in the figure's own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const frame = { width: 480, height: 260 } as const;
const onset = 0.38;

export function truePosition(progress: number): Point {
  return { x: 20 + progress * 440, y: 150 - 46 * Math.sin(progress * 4.6) };
}

/** Repeatable disorder: the same index always scatters the same way. */
const scatter = (index: number, salt: number) => {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
};

/** Jamming: fixes scatter more and more, grow rare, and end. */
export function jammedFixes(count = 60): Point[] {
  return Array.from({ length: count }, (_, index) => index / (count - 1)).flatMap((progress, index) => {
    const { x, y } = truePosition(progress);
    const severity = Math.max(0, (progress - onset) / 0.4);
    if (severity > 1 || (severity > 0 && scatter(index, 3) < severity * 1.6 - 1)) return [];
    return [{ x: x + scatter(index, 1) * severity * 34, y: y + scatter(index, 2) * severity * 70 }];
  });
}

/** Spoofing: fixes stay smooth and leave the true path. */
export function spoofedFixes(count = 44): Point[] {
  return Array.from({ length: count }, (_, index) => index / (count - 1)).map((progress) => {
    const { x, y } = truePosition(progress);
    const pull = Math.max(0, progress - onset) / (1 - onset);
    return { x: x - pull * 18, y: y - pull * pull * (3 - 2 * pull) * 92 };
  });
}

export const toPath = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
