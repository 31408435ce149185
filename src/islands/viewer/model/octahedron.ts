/** A direction as two numbers from -1 to 1: the sphere unfolded over an octahedron. */

const sign = (value: number) => (value < 0 ? -1 : 1);

export function toOctahedron(x: number, y: number, z: number): readonly [number, number] {
  const size = Math.abs(x) + Math.abs(y) + Math.abs(z) || 1;
  const [u, v] = [x / size, y / size];
  return z >= 0 ? [u, v] : [(1 - Math.abs(v)) * sign(u), (1 - Math.abs(u)) * sign(v)];
}

export function fromOctahedron(u: number, v: number): readonly [number, number, number] {
  const z = 1 - Math.abs(u) - Math.abs(v);
  const [x, y] = z >= 0 ? [u, v] : [(1 - Math.abs(v)) * sign(u), (1 - Math.abs(u)) * sign(v)];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
