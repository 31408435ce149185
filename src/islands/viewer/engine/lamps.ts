import { Vector3 } from "three";
import { edge, face, fill, key, type Point } from "./studio.ts";

/** Small lamps side by side stand for one wide light: as many as the shadow takes at rest, and while the machine moves. */
const counts = { key: { fine: 18, coarse: 4 }, wide: { fine: 20, coarse: 6 } } as const;

/** Room for the most, as shaders want to know it. */
export const mostLamps = counts.wide.fine;

/** Spread evenly without rows (the R2 sequence), so that few lamps make no stripes. */
const spread = (index: number): readonly [number, number] => [
  2 * ((0.5 + index * 0.7549) % 1) - 1,
  2 * ((0.5 + index * 0.5698) % 1) - 1,
];

function on(lamp: typeof key, index: number): Vector3 {
  const [across, up] = face(lamp);
  const [x, y] = spread(index);
  return new Vector3(...lamp.at)
    .addScaledVector(new Vector3(...across), x)
    .addScaledVector(new Vector3(...up), y);
}

/** A point of the dome above, standing for the room. */
function dome(index: number): Vector3 {
  const [x, y] = spread(index);
  const [around, flat] = [Math.PI * x, Math.sqrt((y + 1) / 2) * 0.93];
  const point: Point = [flat * Math.cos(around), Math.sqrt(1 - flat * flat), flat * Math.sin(around)];
  return new Vector3(...point).multiplyScalar(6);
}

/** The fill, the room and the edge light in the shares in which they light the paper. */
function wide(index: number): Vector3 {
  if (index % 10 === 9) return on(edge, index);
  return index % 3 === 2 ? dome(index) : on(fill, index);
}

const filled = (count: number, make: (index: number) => Vector3) => {
  const lamps = Array.from({ length: count }, (_, index) => make(index));
  return {
    count,
    lamps: [...lamps, ...Array.from({ length: mostLamps - count }, () => new Vector3(0, 1, 0))],
  };
};

export type Fineness = "fine" | "coarse";

export const keyLamps = {
  fine: filled(counts.key.fine, (index) => on(key, index)),
  coarse: filled(counts.key.coarse, (index) => on(key, index)),
};

export const wideLamps = { fine: filled(counts.wide.fine, wide), coarse: filled(counts.wide.coarse, wide) };
