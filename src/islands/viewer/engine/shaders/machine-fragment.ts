import { lights } from "./light.ts";
import { rim } from "./rim.ts";

/** The curve of art/studio/output.py: straight, then a soft shoulder that keeps the hue. */
const tone = /* glsl */ `
vec3 shoulder(vec3 x) {
  const float knee = 0.62;
  const float head = 1.0 - knee;
  return mix(x, knee + head * (1.0 - exp(-max(x - knee, 0.0) / head)), step(knee, x));
}
vec3 developed(vec3 light) {
  float peak = max(max(light.r, max(light.g, light.b)), 1e-6);
  vec3 x = mix(shoulder(light), light * (shoulder(vec3(peak)).r / peak), 0.75);
  return mix(12.92 * x, 1.055 * pow(max(x, 1e-6), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, x));
}
`;

const surface = /* glsl */ `
uniform highp sampler2DShadow keyMap;
uniform sampler2D paperShadow;
uniform mat4 keyView;
uniform vec4 paperArea;
uniform float coarser;
uniform float lift;
uniform bool fine;

float keyVisible(vec3 place, vec3 facing) {
  vec4 at = keyView * vec4(place + facing * 0.004, 1.0);
  vec3 in_ = at.xyz / at.w * 0.5 + 0.5;
  in_.z -= 0.0006;
  if (!fine) return texture(keyMap, in_);
  const float r = 0.0013;
  return 0.25 * (texture(keyMap, in_ + vec3(r, r * 0.4, 0.0)) + texture(keyMap, in_ + vec3(-r * 0.4, r, 0.0))
    + texture(keyMap, in_ + vec3(-r, -r * 0.4, 0.0)) + texture(keyMap, in_ + vec3(r * 0.4, -r, 0.0)));
}

/** Light that paper sends up from here, less where the machine shades it. */
float paperLit(vec2 at, float blur) {
  return 1.0 - textureLod(paperShadow, (at - paperArea.xy) * paperArea.z + 0.5, blur - coarser).r;
}

/** What the hub leaves of the light from above (x), and of that from the paper (y): little between its plates. */
vec2 underHub(vec3 place) {
  float depth = 0.452 + lift - place.y;
  float far = length(place.xz);
  float between = (1.0 - smoothstep(0.15, 0.23, far)) * smoothstep(0.0, 0.012, depth) * (1.0 - smoothstep(0.07, 0.12, depth));
  float below = (1.0 - smoothstep(0.12, 0.27, far)) * smoothstep(0.0, 0.05, depth) * (1.0 - smoothstep(0.2, 0.42, depth));
  return (1.0 - 0.8 * between) * vec2(1.0 - 0.6 * below, 1.0);
}

/** What a surface sees in the direction of its reflection. */
vec3 mirrored(vec3 place, vec3 along, float rough, float keyLit, vec2 open) {
  float spread = rough * rough * 2.4 + 0.015;
  vec3 light = keyGlow * seen(place, along, keyAt, keyOut, keyAcross, keyUp, keyHalf, spread) * keyLit;
  light += fillGlow * seen(place, along, fillAt, fillOut, fillAcross, fillUp, fillHalf, spread) * open.x;
  light += edgeGlow * seen(place, along, edgeAt, edgeOut, edgeAcross, edgeUp, edgeHalf, spread);
  float down = smoothstep(0.6 * rough + 0.02, -0.6 * rough - 0.02, along.y);
  vec2 hit = place.xz + along.xz * min(place.y / max(-along.y, 0.05), 2.5);
  return light + mix(roomGlow * open.x, 0.65 * paperGlow * paperLit(hit, 2.5 + 3.0 * rough) * open.y, down);
}

/** Share of a mirrored light that comes back (Karis' fit of the split sum). */
vec3 gloss(vec3 straight, float rough, float toEye) {
  vec4 r = rough * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
  float a = min(r.x * r.x, exp2(-9.28 * toEye)) * r.x + r.y;
  vec2 fit = vec2(-1.04, 1.04) * a + r.zw;
  return straight * fit.x + fit.y;
}
`;

/** Two tows over, two under: 2.2 mm wide, and gone before it would shimmer. */
const weave = /* glsl */ `
float twill(vec3 at, vec3 facing) {
  vec3 side = abs(facing);
  vec2 across = side.y > max(side.x, side.z) ? at.xz : side.z > side.x ? at.xy : at.zy;
  vec2 tow = across / 0.0022;
  float width = max(fwidth(tow.x), fwidth(tow.y));
  float over = step(mod(floor(tow.x) + floor(tow.y), 4.0), 1.5);
  return mix(over, 0.5, smoothstep(0.35, 0.9, width));
}
`;

export const machineFragment = (materials: number) => /* glsl */ `
precision highp float;
${lights}
${surface}
${tone}
${weave}
${rim}
uniform vec3 eye;
uniform float chosen;
uniform float fade;
uniform float blur;
uniform vec3 paper;
uniform vec2 pixels;
uniform vec4 colors[${materials}];
uniform vec4 finishes[${materials}];
in vec3 place;
in vec3 facing;
flat in vec2 kind;
out vec4 pixel;

void main() {
  vec4 color = colors[int(kind.x)];
  vec4 finish = finishes[int(kind.x)];
  if (finish.w > 1.5 && fract(52.98 * fract(dot(gl_FragCoord.xy, vec2(0.0671, 0.00584)))) < blur) discard;
  vec3 view = normalize(eye - place);
  vec3 normal = normalize(facing);
  if (dot(normal, view) < -0.2) normal = -normal;
  float toEye = max(dot(normal, view), 0.12);
  vec3 base = color.rgb;
  float rough = finish.y;
  if (fine && finish.w > 0.5 && finish.w < 1.5) {
    float over = twill(place, normal);
    base *= mix(0.6, 1.7, over);
    rough = mix(0.42, 0.3, over);
  }
  float metal = finish.x;
  float keyLit = keyVisible(place, normal);
  vec2 open = underHub(place);
  float up = 0.5 + 0.5 * normal.y;
  float fillTurn = max((dot(normal, fillFrom) + 0.35) / 1.35, 0.0);
  vec3 light = keyLight * max(dot(normal, keyFrom), 0.0) * keyLit;
  light += fillLight * fillTurn * fillTurn * open.x;
  light += edgeLight * max(dot(normal, edgeFrom), 0.0);
  light += 3.14159 * mix(paperGlow * paperLit(place.xz, 5.0) * 0.8 * open.y, roomGlow * open.x, up);
  vec3 straight = mix(vec3(0.04), base, metal);
  vec3 back = reflect(-view, normal);
  vec3 seenLight = base * (1.0 - metal) * light / 3.14159;
  seenLight += mirrored(place, back, rough, keyLit, open) * gloss(straight, rough, toEye);
  if (fine && finish.z > 0.0) seenLight += finish.z * mirrored(place, back, 0.12, keyLit, open) * gloss(vec3(0.04), 0.12, toEye);
  seenLight += color.rgb * color.a;
  vec3 shown = developed(seenLight);
  float aside = fade * (chosen == kind.y ? 0.0 : 1.0);
  pixel = vec4(mix(shown, paper, 0.8 * aside), 1.0) * rim(pixels, 0.05);
}
`;
