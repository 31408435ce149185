import {
  AddEquation,
  CustomBlending,
  DoubleSide,
  InstancedBufferGeometry,
  LessDepth,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Matrix4,
  NoBlending,
  OneFactor,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { Assembly } from "./assemble.ts";
import { createKeyMap } from "./key-map.ts";
import { type Fineness, keyLamps, mostLamps, wideLamps } from "./lamps.ts";
import { pass, shader, wholeWindow } from "./passes.ts";
import { blendFragment, castFragment, castVertex, wholeVertex } from "./shaders/ground.ts";

/** The piece of paper that is seen: its middle, one over its width, and half its width. */
const halfWidth = 1.9;
export const paperArea = new Vector4(0.35, -0.1, 0.5 / halfWidth, halfWidth);
const paperPixels = 768;

/** Parts down to this size throw the key's shadow, and the softer one of the wide lights. */
const casters = { key: 0.04, wide: 0.1 } as const;

const softTarget = () =>
  new WebGLRenderTarget(paperPixels, paperPixels, {
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    generateMipmaps: true,
  });

/** One wide light's shadow, summed up lamp by lamp in one channel. */
function createCast({ geometry, indicesFrom }: Assembly, groups: readonly Matrix4[], size: number) {
  const casting = new InstancedBufferGeometry();
  for (const [name, attribute] of Object.entries(geometry.attributes)) casting.setAttribute(name, attribute);
  casting.setIndex(geometry.index).setDrawRange(0, indicesFrom(size));
  const uniforms = {
    groups: { value: groups },
    lamps: { value: keyLamps.fine.lamps },
    paperArea: { value: paperArea },
    share: { value: new Vector4() },
  };
  const material = shader({
    vertexShader: castVertex(groups.length, mostLamps),
    fragmentShader: castFragment,
    uniforms,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    depthFunc: LessDepth,
    side: DoubleSide,
    transparent: true,
  });
  const { scene, dispose } = pass(casting, material);
  const light = ({ count, lamps }: typeof keyLamps.fine, channel: "x" | "y") => {
    casting.instanceCount = count;
    uniforms.lamps.value = lamps;
    uniforms.share.value.set(0, 0, 0, 1)[channel] = 1 / count;
  };
  return { scene, light, dispose };
}

/** The shadows change with the stance only, never with the camera: they are drawn when the machine has moved. */
export function createShadows(assembly: Assembly, groups: readonly Matrix4[]) {
  const [casts, paper] = [softTarget(), softTarget()];
  const keyCast = createCast(assembly, groups, casters.key);
  const wideCast = createCast(assembly, groups, casters.wide);
  const map = createKeyMap(assembly, groups);
  const blend = pass(
    wholeWindow(),
    shader({
      vertexShader: wholeVertex,
      fragmentShader: blendFragment,
      uniforms: { casts: { value: casts.texture }, texel: { value: 1 / paperPixels } },
      blending: NoBlending,
      depthTest: false,
    }),
  );
  return {
    paper: paper.texture,
    map: map.texture,
    view: map.view,
    draw: (renderer: WebGLRenderer, fineness: Fineness) => {
      const { camera } = map;
      renderer.setClearColor(0x000000, 0);
      renderer.setRenderTarget(casts);
      renderer.clear();
      keyCast.light(keyLamps[fineness], "x");
      renderer.render(keyCast.scene, camera);
      renderer.clearDepth();
      wideCast.light(wideLamps[fineness], "y");
      renderer.render(wideCast.scene, camera);
      renderer.setRenderTarget(paper);
      renderer.render(blend.scene, camera);
      renderer.setRenderTarget(map.target);
      renderer.clear();
      renderer.render(map.scene, camera);
      renderer.setRenderTarget(null);
    },
    dispose: () => {
      for (const thing of [casts, paper, keyCast, wideCast, map.target, map.texture, map, blend])
        thing.dispose();
    },
  };
}

export type Shadows = ReturnType<typeof createShadows>;
