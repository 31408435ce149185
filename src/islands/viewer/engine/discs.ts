import { BufferAttribute, BufferGeometry } from "three";
import type { Skeleton } from "./skeleton.ts";

const radius = 0.2921;
const sides = 48;
const height = 0.0062;

/** One flat disc for each propeller, fixed in its group. */
export function discGeometry({ movers }: Skeleton): BufferGeometry {
  const propellers = movers.flatMap(({ name }, mover) => (name.startsWith("propeller_") ? [mover] : []));
  const positions: number[] = [];
  const ids: number[] = [];
  const corner = (mover: number, step: number, reach: number) => {
    const turn = (2 * Math.PI * step) / sides;
    positions.push(reach * Math.cos(turn), height, reach * Math.sin(turn));
    ids.push(mover, 0, 0, 0);
  };
  // A little beyond the circle, so that its edge is drawn by the shader, not by the corners.
  const reach = radius / Math.cos(Math.PI / sides);
  for (const mover of propellers)
    for (let step = 0; step < sides; step += 1) {
      corner(mover, step, 0);
      corner(mover, step, reach);
      corner(mover, step + 1, reach);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute("ids", new BufferAttribute(new Uint8Array(ids), 4));
  return geometry;
}
