import { movingGroups } from "./machine-vertex.ts";
import { rim } from "./rim.ts";

/** What an eye sees of a propeller at speed: a thin disc, darker near the hub, with the pale band of the tips. */
export const discVertex = (groups: number) => /* glsl */ `
precision highp float;
${movingGroups(groups)}
uniform mat4 camera;
out vec2 at;
void main() {
  at = position.xz;
  gl_Position = camera * group() * vec4(position, 1.0);
}
`;

export const discFragment = /* glsl */ `
precision highp float;
${rim}
uniform float blur;
uniform vec2 pixels;
in vec2 at;
out vec4 pixel;
void main() {
  float r = length(at) / 0.2921;
  float chord = mix(0.053, 0.020, smoothstep(0.3, 1.0, r));
  float cover = min(0.2, 1.9 * chord / (3.14159 * max(r, 0.08) * 0.2921));
  float streak = dot(normalize(at + 1e-5), vec2(0.8, 0.6));
  cover *= 0.7 + 0.9 * streak * streak * streak * streak;
  float band = smoothstep(0.855, 0.865, r) * (1.0 - smoothstep(0.91, 0.92, r));
  vec3 tint = mix(vec3(0.10, 0.105, 0.11), vec3(0.62, 0.61, 0.58), band);
  float edge = 1.0 - smoothstep(0.985, 1.0, r);
  float alpha = rim(pixels, 0.05) * blur * edge * (cover + 0.10 * band);
  pixel = vec4(tint * alpha, alpha);
}
`;
