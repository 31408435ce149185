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
import type { Assembly, Body } from "./assemble.ts";
import { createKeyMap } from "./key-map.ts";
import { type Fineness, keyLamps, mostLamps, wideLamps } from "./lamps.ts";
import { pass, shader, wholeWindow } from "./passes.ts";
import { blendFragment, castFragment, castVertex, wholeVertex } from "./shaders/ground.ts";

/** The piece of paper that is seen: its middle, one over its width, and half its width. */
const halfWidth = 1.9;
export const paperArea = new Vector4(0.35, -0.1, 0.5 / halfWidth, halfWidth);
const paperPixels = { fine: 768, coarse: 256 } as const;

/** Parts down to this size throw the key's shadow, and the softer one of the wide lights. */
const casters = { key: 0.04, wide: 0.1 } as const;

/** Shapes finer than this, in metres, leave no trace: on the paper, and in the machine's shadow on itself. */
const cells = { paper: { fine: 0.012, coarse: 0.024 }, map: { fine: 0, coarse: 0.024 } } as const;

const softTarget = () =>
  new WebGLRenderTarget(1, 1, {
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    generateMipmaps: true,
  });

/** What throws a shadow, once for each lamp. */
function castersFrom({ geometry, indicesFrom }: Body, size: number): InstancedBufferGeometry {
  const casting = new InstancedBufferGeometry();
  for (const [name, attribute] of Object.entries(geometry.attributes)) casting.setAttribute(name, attribute);
  casting.setIndex(geometry.index).setDrawRange(0, indicesFrom(size));
  return casting;
}

/** One wide light's shadow, summed up lamp by lamp in one channel. */
function createCast(
  { body }: Assembly,
  groups: readonly Matrix4[],
  lamps: typeof keyLamps,
  size: number,
  channel: "x" | "y",
) {
  const casting = {
    fine: castersFrom(body(cells.paper.fine), size),
    coarse: castersFrom(body(cells.paper.coarse), size),
  };
  const uniforms = {
    groups: { value: groups },
    lamps: { value: lamps.fine.lamps },
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
  const { scene, mesh } = pass(casting.fine, material);
  const light = (fineness: Fineness) => {
    const { count, lamps: places } = lamps[fineness];
    mesh.geometry = casting[fineness];
    casting[fineness].instanceCount = count;
    uniforms.lamps.value = places;
    uniforms.share.value.set(0, 0, 0, 1)[channel] = 1 / count;
  };
  const dispose = () => {
    for (const thing of [casting.fine, casting.coarse, material]) thing.dispose();
  };
  return { scene, light, dispose };
}

/** The shadows change with the stance only, never with the camera: they are drawn when the machine has moved. */
export function createShadows(assembly: Assembly, groups: readonly Matrix4[]) {
  const [casts, paper] = [softTarget(), softTarget()];
  const keyCast = createCast(assembly, groups, keyLamps, casters.key, "x");
  const wideCast = createCast(assembly, groups, wideLamps, casters.wide, "y");
  const map = createKeyMap(assembly, groups);
  /** Levels of detail that the paper's picture has less than at rest. */
  const coarser = { value: 0 };
  const blend = pass(
    wholeWindow(),
    shader({
      vertexShader: wholeVertex,
      fragmentShader: blendFragment,
      uniforms: { casts: { value: casts.texture }, texel: { value: 1 / paperPixels.fine }, coarser },
      blending: NoBlending,
      depthTest: false,
    }),
  );
  return {
    paper: paper.texture,
    map: map.texture,
    coarser,
    view: map.view,
    draw: (renderer: WebGLRenderer, fineness: Fineness) => {
      const { camera } = map;
      const pixels = paperPixels[fineness];
      for (const target of [casts, paper]) target.setSize(pixels, pixels);
      coarser.value = Math.log2(paperPixels.fine / pixels);
      map.mesh.geometry = assembly.body(cells.map[fineness]).geometry;
      renderer.setClearColor(0x000000, 0);
      renderer.setRenderTarget(casts);
      renderer.clear();
      keyCast.light(fineness);
      renderer.render(keyCast.scene, camera);
      renderer.clearDepth();
      wideCast.light(fineness);
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
