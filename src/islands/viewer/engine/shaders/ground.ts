import { onPaper, shadowStrength } from "../studio.ts";
import { keyPart } from "./light.ts";
import { movingGroups } from "./machine-vertex.ts";
import { rim } from "./rim.ts";

/**
 * The shadow on the paper, seen from above, as the sum of many small lamps: one instance each. A later lamp lies
 * nearer in depth, so that within one lamp's shadow each place is darkened once.
 */
export const castVertex = (groups: number, lamps: number) => /* glsl */ `
precision highp float;
${movingGroups(groups)}
uniform vec3 lamps[${lamps}];
uniform vec4 paperArea;
void main() {
  vec3 lamp = lamps[gl_InstanceID];
  vec3 world = (group() * vec4(position, 1.0)).xyz;
  vec3 ground = lamp + (world - lamp) * lamp.y / (lamp.y - world.y);
  vec2 at = (ground.xz - paperArea.xy) * paperArea.z * 2.0;
  gl_Position = vec4(at, 1.0 - 2.0 * float(gl_InstanceID + 1) / ${(lamps + 1).toFixed(1)}, 1.0);
}
`;

export const castFragment = /* glsl */ `
precision mediump float;
uniform vec4 share;
out vec4 pixel;
void main() { pixel = share; }
`;

export const wholeVertex = /* glsl */ `
precision highp float;
in vec3 position;
out vec2 at;
void main() {
  at = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position, 1.0);
}
`;

/** Red holds the key's shadow, green that of the wide lights: smoothed, weighed and faded towards the rim. */
export const blendFragment = /* glsl */ `
precision highp float;
uniform sampler2D casts;
uniform float texel;
uniform float coarser;
in vec2 at;
out vec4 pixel;
void main() {
  float key = 0.0;
  for (int i = 0; i < 4; i++) {
    vec2 off = vec2(i % 2 == 0 ? 1.3 : -1.3, i < 2 ? 1.3 : -1.3);
    key += 0.25 * texture(casts, at + off * texel).r;
  }
  float wide = 0.0;
  for (int i = 0; i < 4; i++) {
    vec2 off = vec2(i % 2 == 0 ? 1.0 : -1.0, i < 2 ? 0.5 : -0.5);
    wide += 0.25 * textureLod(casts, at + 14.0 * texel * (i == 0 || i == 3 ? off.xy : off.yx), 4.0 - coarser).g;
  }
  float shade = ${keyPart.toFixed(4)} * key + ${(1 - keyPart).toFixed(4)} * wide;
  float inside = 1.0 - smoothstep(0.66, 1.0, 2.0 * length(at - 0.5));
  // As in art/studio/shadow.py: the faint shade of fill and room would be a stain that belongs to nothing.
  pixel = vec4(shade * smoothstep(0.03, 0.16, shade) * inside);
}
`;

export const groundVertex = /* glsl */ `
precision highp float;
in vec3 position;
uniform mat4 camera;
uniform vec4 paperArea;
out vec2 at;
void main() {
  at = position.xy * 0.5 + 0.5;
  gl_Position = camera * vec4(paperArea.x + position.x * paperArea.w, 0.0, paperArea.y + position.y * paperArea.w, 1.0);
}
`;

export const groundFragment = /* glsl */ `
precision highp float;
${rim}
uniform sampler2D paperShadow;
uniform float strength;
uniform vec2 pixels;
in vec2 at;
out vec4 pixel;
// As in build/shadow-on-paper.ts
void main() {
  float shade = ${shadowStrength.toFixed(2)} * texture(paperShadow, at).r * rim(pixels, 0.12);
  float contact = smoothstep(${onPaper.deepens}, shade);
  vec3 tint = mix(vec3(${onPaper.open}), vec3(${onPaper.contact}), contact) / 255.0;
  pixel = vec4(tint, 1.0) * strength * shade * mix(${onPaper.kept}, 1.0, contact);
}
`;

export const depthVertex = (groups: number) => /* glsl */ `
precision highp float;
${movingGroups(groups)}
uniform mat4 keyView;
void main() { gl_Position = keyView * group() * vec4(position, 1.0); }
`;

export const depthFragment = /* glsl */ `
precision mediump float;
out vec4 pixel;
void main() { pixel = vec4(1.0); }
`;

export const copyFragment = /* glsl */ `
precision mediump float;
uniform sampler2D drawn;
in vec2 at;
out vec4 pixel;
void main() { pixel = texture(drawn, at); }
`;
