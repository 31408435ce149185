import { MeshPhysicalMaterial, Vector4 } from "three";
import { tone } from "./studio.ts";
import { surroundingLight, surroundings } from "./surroundings.ts";

/** What the shader has to know of a material beyond the usual: 1 is woven, 2 blurs when the propellers turn. */
const kinds: Readonly<Record<string, number>> = { carbon: 1, carbon_blade: 2, tip_band: 2 };

const glowOf = ({ emissive, emissiveIntensity }: MeshPhysicalMaterial) =>
  Math.max(...emissive.toArray()) > 0 ? emissiveIntensity : 0;

const declared = (kind: "in" | "out") => /* glsl */ `
flat ${kind} vec2 vIds;
${kind} vec3 vWorld;
`;

/** Carbon twill, two tows over and two under, 2.2 mm wide: gone before it would shimmer. */
const weave = /* glsl */ `
float twill(vec3 place, vec3 side) {
  vec2 tow = (side.y > max(side.x, side.z) ? place.xz : side.z > side.x ? place.xy : place.zy) / 0.0022;
  float width = max(fwidth(tow.x), fwidth(tow.y));
  float over = step(mod(floor(tow.x) + floor(tow.y), 4.0), 1.5);
  return mix(over, 0.5, smoothstep(0.35, 0.9, width));
}
`;

/** The curve of art/studio/output.py: straight, then a soft shoulder that keeps the hue. */
const developed = /* glsl */ `
vec3 shoulder(vec3 x) {
  const float head = 1.0 - ${tone.knee};
  return mix(x, ${tone.knee} + head * (1.0 - exp(-max(x - ${tone.knee}, 0.0) / head)), step(${tone.knee}, x));
}
vec4 developed(vec3 light) {
  float peak = max(max(light.r, max(light.g, light.b)), 1e-6);
  return vec4(mix(shoulder(light), light * (shoulder(vec3(peak)).r / peak), ${tone.keepHue}), 1.0);
}
`;

/** What stands in the place of a chunk of three's shader. */
const vertexChunks = {
  "#include <common>": `#include <common>
in vec2 ids;
${declared("out")}`,
  "#include <begin_vertex>": `#include <begin_vertex>
vIds = ids;
vWorld = (modelMatrix * vec4(position, 1.0)).xyz;`,
};

const fragmentChunks = (materials: number) => ({
  "#include <common>": `#include <common>
uniform vec4 colors[${materials}], finishes[${materials}];
uniform float chosen, fade, blur, lift;
uniform bool isFine;
${declared("in")}${weave}${surroundings}${developed}`,
  "#include <color_fragment>": `vec4 ownColor = colors[int(vIds.x)], finish = finishes[int(vIds.x)];
diffuseColor.rgb = ownColor.rgb;
if (finish.w == 2.0 && rand(gl_FragCoord.xy) < blur) discard;`,
  "#include <roughnessmap_fragment>": "float roughnessFactor = finish.y;",
  "#include <metalnessmap_fragment>": "float metalnessFactor = finish.x;",
  "#include <normal_fragment_begin>": `#include <normal_fragment_begin>
if (dot(normal, normalize(vViewPosition)) < -0.2) normal = -normal;`,
  "#include <emissivemap_fragment>": "totalEmissiveRadiance = ownColor.rgb * ownColor.a;",
  "#include <lights_physical_fragment>": `#include <lights_physical_fragment>
material.clearcoat = finish.z;`,
  "#include <lights_fragment_maps>": surroundingLight,
  "#include <opaque_fragment>": `if (isFine && finish.w == 1.0) outgoingLight *= mix(0.78, 1.25, twill(vWorld, abs(facing)));
#include <opaque_fragment>`,
  "#include <colorspace_fragment>": "gl_FragColor = sRGBTransferOETF(developed(gl_FragColor.rgb));",
  // Parts that step back let the page's paper through.
  "#include <dithering_fragment>": "if (vIds.y != chosen) gl_FragColor *= 1.0 - 0.8 * fade;",
});

const replaceAll = (shader: string, chunks: Readonly<Record<string, string>>) =>
  Object.entries(chunks).reduce((text, [chunk, instead]) => text.replace(chunk, instead), shader);

/** three's physical material for the whole aircraft: each vertex knows its material of the model and its named part. */
export function createSurface(materials: readonly MeshPhysicalMaterial[]) {
  const uniforms = {
    colors: { value: materials.map((one) => new Vector4(...one.color.toArray(), glowOf(one))) },
    finishes: {
      value: materials.map(
        ({ metalness, roughness, clearcoat = 0, name }) =>
          new Vector4(metalness, roughness, clearcoat, kinds[name] ?? 0),
      ),
    },
    chosen: { value: -1 },
    fade: { value: 0 },
    blur: { value: 0 },
    lift: { value: 0 },
    isFine: { value: true },
  };
  const material = new MeshPhysicalMaterial({ clearcoat: 1, clearcoatRoughness: 0.12 });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = replaceAll(shader.vertexShader, vertexChunks);
    shader.fragmentShader = replaceAll(shader.fragmentShader, fragmentChunks(materials.length));
  };
  return { material, uniforms };
}
