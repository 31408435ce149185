import {
  cross,
  dot,
  edge,
  face,
  fill,
  irradiance,
  key,
  minus,
  type Point,
  radiance,
  room,
  unit,
} from "../studio.ts";

const number = (value: number) => value.toFixed(5);
const vec3 = (point: Point) => `vec3(${point.map(number).join(", ")})`;

const towards = (lamp: typeof key) => unit(minus(lamp.at, lamp.aim));

/** What bare paper receives, and so sends back into the machine's underside. */
const paperColor: Point = [0.879, 0.854, 0.791];
const [keyShare, fillShare, edgeShare] = [key, fill, edge].map((lamp) =>
  Math.max(0, dot(towards(lamp), [0, 1, 0])),
);
const onPaper = [0, 1, 2].map((channel) => {
  const of = (lamp: typeof key, share = 0) => (irradiance(lamp)[channel] ?? 0) * share;
  return of(key, keyShare) + of(fill, fillShare) + of(edge, edgeShare) + Math.PI * (room[channel] ?? 0);
});
const paperLight: Point = [0, 1, 2].map(
  (channel) => ((onPaper[channel] ?? 0) * (paperColor[channel] ?? 0)) / Math.PI,
) as unknown as Point;

const brightness = (point: readonly number[]) =>
  0.2126 * (point[0] ?? 0) + 0.7152 * (point[1] ?? 0) + 0.0722 * (point[2] ?? 0);

/** Which share of the light on the paper goes when the key is hidden; the rest goes with everything else. */
export const keyPart = (brightness(irradiance(key)) * (keyShare ?? 0)) / brightness(onPaper);

function lamp(name: string, one: typeof key): string {
  const [across, up] = face(one);
  const out = unit(cross(across, up));
  return /* glsl */ `
const vec3 ${name}At = ${vec3(one.at)};
const vec3 ${name}Out = ${vec3(out)};
const vec3 ${name}Across = ${vec3(unit(across))};
const vec3 ${name}Up = ${vec3(unit(up))};
const vec2 ${name}Half = vec2(${number(one.size[0] / 2)}, ${number(one.size[1] / 2)});
const vec3 ${name}Glow = ${vec3(radiance(one))};
const vec3 ${name}Light = ${vec3(irradiance(one))};
const vec3 ${name}From = ${vec3(towards(one))};
`;
}

export const lights = /* glsl */ `
${lamp("key", key)}
${lamp("fill", fill)}
${lamp("edge", edge)}
const vec3 roomGlow = ${vec3(room)};
const vec3 paperGlow = ${vec3(paperLight)};

/** How much of a lamp's face a polished or dull surface sees along a direction. */
float seen(vec3 place, vec3 along, vec3 at, vec3 out_, vec3 across, vec3 up, vec2 size, float spread) {
  float facing = dot(along, out_);
  if (facing <= 0.02) return 0.0;
  float far = dot(at - place, out_) / facing;
  vec3 hit = place + along * far - at;
  vec2 off = abs(vec2(dot(hit, across), dot(hit, up)));
  float blur = far * spread + 0.03;
  vec2 cover = smoothstep(size + blur, size - min(vec2(blur), size), off) * min(vec2(1.0), size / blur);
  return cover.x * cover.y;
}
`;
