import { irradiance, type Lamp, lamps, paperGlow, radiance, room } from "./studio.ts";

const number = (value: number) => value.toFixed(5);
const vec3 = (point: Iterable<number>) => `vec3(${[...point].map(number).join(", ")})`;

/** A lamp's face in the direction of a reflection. */
const mirrored = (lamp: Lamp) => {
  const { at, forward, right, up, size } = lamp;
  const half = size.map((length) => number(length / 2)).join(", ");
  return `${vec3(radiance(lamp))} * seen(${[at, forward, right, up].map(vec3).join(", ")}, vec2(${half}), place, along, spread)`;
};

/**
 * What the aircraft sees around it: the two wide lamps, the room, and the paper. three's own environment map would have
 * to be filtered first, for which a computer without a graphics without a graphics card takes seconds.
 */
export const surroundings = /* glsl */ `
/** How much of a lamp's face a polished or dull surface sees along a direction. */
float seen(vec3 at, vec3 forward, vec3 right, vec3 up, vec2 size, vec3 place, vec3 along, float spread) {
  float facing = -dot(along, forward);
  if (facing <= 0.02) return 0.0;
  float far = dot(place - at, forward) / facing;
  vec3 hit = place + along * far - at;
  float blur = far * spread + 0.03;
  vec2 off = abs(vec2(dot(hit, right), dot(hit, up)));
  vec2 cover = smoothstep(size + blur, size - min(vec2(blur), size), off) * min(vec2(1.0), size / blur);
  return cover.x * cover.y;
}
/** What the hub leaves of the light from above (x) and from the paper (y): little between its plates. */
vec2 underHub(vec3 place) {
  float depth = 0.452 - place.y;
  float far = length(place.xz);
  float between = (1.0 - smoothstep(0.15, 0.23, far)) * smoothstep(0.0, 0.012, depth) * (1.0 - smoothstep(0.07, 0.12, depth));
  float below = (1.0 - smoothstep(0.12, 0.27, far)) * smoothstep(0.0, 0.05, depth) * (1.0 - smoothstep(0.2, 0.42, depth));
  return (1.0 - 0.8 * between) * vec2(1.0 - 0.6 * below, 1.0);
}
vec3 mirrored(vec3 place, vec3 along, float rough, vec2 open) {
  float spread = rough * rough * 2.4 + 0.015;
  float down = smoothstep(0.6 * rough + 0.02, -0.6 * rough - 0.02, along.y);
  return ${mirrored(lamps.fill)} * open.x + ${mirrored(lamps.edge)}
    + mix(${vec3(room)} * open.x, 0.5 * ${vec3(paperGlow)} * open.y, down);
}
vec3 received(vec3 facing, vec2 open) {
  float fill = max((0.35 - dot(facing, ${vec3(lamps.fill.forward)})) / 1.35, 0.0);
  return ${vec3(irradiance(lamps.fill))} * fill * fill * open.x
    + ${vec3(irradiance(lamps.edge))} * max(-dot(facing, ${vec3(lamps.edge.forward)}), 0.0)
    + PI * mix(0.6 * ${vec3(paperGlow)} * open.y, ${vec3(room)} * open.x, 0.5 + 0.5 * facing.y);
}
`;

/** In the place where three adds its environment map. */
export const surroundingLight = /* glsl */ `
vec2 open = underHub(vWorld - vec3(0.0, lift, 0.0));
vec3 facing = inverseTransformDirection(geometryNormal, viewMatrix);
vec3 back = inverseTransformDirection(reflect(-geometryViewDir, geometryNormal), viewMatrix);
iblIrradiance += received(facing, open);
radiance += mirrored(vWorld, back, material.roughness, open);
clearcoatRadiance += mirrored(vWorld, back, material.clearcoatRoughness, open);
`;
