/** A skyline around the compass: a sum of whole waves, so that north meets north. */
const waves = [
  { count: 2, height: 0.32, phase: 0.4 },
  { count: 5, height: 0.22, phase: 2.1 },
  { count: 11, height: 0.12, phase: 4.4 },
  { count: 23, height: 0.06, phase: 1.2 },
];

/** Height of the land at a bearing, 0 to 1. */
export function skyline(bearing: number): number {
  const angle = (bearing / 180) * Math.PI;
  const sum = waves.reduce(
    (total, { count, height, phase }) => total + height * Math.sin(count * angle + phase),
    0,
  );
  return Math.min(1, Math.max(0, 0.5 + sum * 0.66));
}

/** Whole numbers, each as far as it is from the one before: a third of the letters. */
export function skylinePath(width: number, height: number, step = 3): string {
  const heights = Array.from({ length: 360 / step + 1 }, (_, index) =>
    Math.round((1 - skyline(index * step)) * height),
  );
  const across = (width * step) / 360;
  const lines = heights.slice(1).map((y, index) => `${across} ${y - (heights[index] ?? 0)}`);
  return `M0 ${heights[0]}l${lines.join(" ").replaceAll(" -", "-")}`;
}
