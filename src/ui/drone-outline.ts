type Place = readonly [x: number, y: number];

/** A quadcopter seen from the side, around its middle: half of each part, since the other half is its mirror image. */
const rotor: readonly Place[] = [
  [8, -10],
  [28, -10],
];
const arm: readonly Place[] = [
  [18, -10],
  [18, -4],
  [10, -2],
];
const leg: readonly Place[] = [
  [6, 4],
  [10, 12],
];
const side: readonly Place[] = [
  [6, -6],
  [12, -2],
  [6, 4],
];

const mirrored = (points: readonly Place[]) => points.map(([right, down]) => [-right, down] as const);

/** Every step from the one before: the same words wherever it stands, which a page that repeats them compresses well. */
function path(parts: readonly (readonly Place[])[], [x, y]: Place, size: number) {
  let [fromX, fromY] = [0, 0];
  const steps = parts.flatMap((points) =>
    points.map(([toX, toY], index) => {
      const step = `${index === 0 ? "m" : "l"}${size * (toX - fromX)} ${size * (toY - fromY)}`;
      [fromX, fromY] = [toX, toY];
      return step;
    }),
  );
  return `M${x} ${y}${steps.join("")}`;
}

/** What is drawn as lines: rotors, arms and legs. */
export const droneFrame = (at: Place, size = 1) =>
  path(
    [rotor, arm, leg].flatMap((part) => [part, mirrored(part)]),
    at,
    size,
  );

/** What is filled. */
export const droneBody = (at: Place, size = 1) =>
  `${path([[...side, ...mirrored(side).toReversed()]], at, size)}z`;
