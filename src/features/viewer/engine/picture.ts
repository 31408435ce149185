import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  DoubleSide,
  Matrix4,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PerspectiveCamera,
  Vector2,
  Vector3,
  Vector4,
  type WebGLRenderer,
} from "three";
import type { Material } from "../model/encoded.ts";
import type { Assembly } from "./assemble.ts";
import { discGeometry } from "./discs.ts";
import { eyeOf, lensFor, type Orbit } from "./orbit.ts";
import { pass, shader } from "./passes.ts";
import type { PixelSize } from "./resolution.ts";
import { discFragment, discVertex } from "./shaders/discs.ts";
import { groundFragment, groundVertex } from "./shaders/ground.ts";
import { machineFragment } from "./shaders/machine-fragment.ts";
import { machineVertex } from "./shaders/machine-vertex.ts";
import { paperArea, type Shadows } from "./shadow.ts";
import type { Skeleton } from "./skeleton.ts";

/** What the shader has to know of a material beyond the usual: 1 is woven, 2 blurs when the propellers turn. */
const special: Readonly<Record<string, number>> = { carbon: 1, carbon_blade: 2, tip_band: 2 };

/** The page's paper, to which parts fade that step back: #F1EEE6. */
const paper = new Vector3(0xf1, 0xee, 0xe6).divideScalar(0xff);

const overPaper = {
  transparent: true,
  depthWrite: false,
  side: DoubleSide,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
} as const;

function square(): BufferGeometry {
  const corners = [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, 1, 0];
  return new BufferGeometry().setAttribute("position", new BufferAttribute(new Float32Array(corners), 3));
}

/** Everything that a frame shows. */
export interface Look {
  readonly orbit: Orbit;
  /** Metres above the ground. */
  readonly lift: number;
  /** 0: blades, 1: discs of turning blades. */
  readonly blur: number;
  /** The number of the part that is brought out, and how far the others have stepped back. */
  readonly chosen: number;
  readonly fade: number;
  /** Without weave, varnish and parts smaller than this, in metres: for frames that pass. */
  readonly smallest: number;
}

function uniformsFor(materials: readonly Material[], groups: readonly Matrix4[], shadows: Shadows) {
  const shared = {
    groups: { value: groups },
    camera: { value: new Matrix4() },
    paperArea: { value: paperArea },
    paperShadow: { value: shadows.paper },
    blur: { value: 0 },
    strength: { value: 1 },
    pixels: { value: new Vector2() },
  };
  const own = {
    colors: { value: materials.map(({ color, emission }) => new Vector4(...color, emission)) },
    finishes: {
      value: materials.map(
        ({ name, metallic, roughness, clearcoat }) =>
          new Vector4(metallic, roughness, clearcoat, special[name] ?? 0),
      ),
    },
    keyMap: { value: shadows.map },
    keyView: { value: shadows.view },
    lift: { value: 0 },
    fine: { value: true },
    eye: { value: new Vector3() },
    chosen: { value: -1 },
    fade: { value: 0 },
    paper: { value: paper },
  };
  return { shared, own };
}

function aim(camera: PerspectiveCamera, orbit: Orbit, shape: number) {
  camera.position.set(...eyeOf(orbit));
  camera.fov = (2 * Math.atan(lensFor(shape).up) * 180) / Math.PI;
  [camera.aspect, camera.near, camera.far] = [shape, orbit.distance * 0.15, orbit.distance + 8];
  camera.lookAt(...orbit.target);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

/** Machine, paper and propeller discs: three draws. */
export function createPicture(
  assembly: Assembly,
  skeleton: Skeleton,
  materials: readonly Material[],
  groups: readonly Matrix4[],
  shadows: Shadows,
) {
  const { shared, own } = uniformsFor(materials, groups, shadows);
  const vertexShader = machineVertex(groups.length);
  const fragmentShader = machineFragment(materials.length);
  const machine = pass(
    assembly.geometry,
    shader({ vertexShader, fragmentShader, uniforms: { ...shared, ...own } }),
  );
  const ground = pass(
    square(),
    shader({ vertexShader: groundVertex, fragmentShader: groundFragment, uniforms: shared, ...overPaper }),
  );
  const discs = pass(
    discGeometry(skeleton),
    shader({
      vertexShader: discVertex(groups.length),
      fragmentShader: discFragment,
      uniforms: shared,
      ...overPaper,
    }),
  );
  const camera = new PerspectiveCamera();
  return {
    camera,
    /** Draws to where the renderer points. */
    draw: (renderer: WebGLRenderer, look: Look, shape: number, { width, height }: PixelSize) => {
      aim(camera, look.orbit, shape);
      shared.camera.value.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
      shared.pixels.value.set(width, height);
      shared.blur.value = look.blur;
      shared.strength.value = 1 - 0.6 * look.fade;
      own.eye.value.copy(camera.position);
      own.lift.value = look.lift;
      own.fine.value = look.smallest === 0;
      own.chosen.value = look.chosen;
      own.fade.value = look.fade;
      assembly.geometry.setDrawRange(0, assembly.indicesFrom(look.smallest));
      renderer.setClearColor(0x000000, 0);
      renderer.clear();
      renderer.render(machine.scene, camera);
      renderer.render(ground.scene, camera);
      if (look.blur > 0) renderer.render(discs.scene, camera);
      assembly.geometry.setDrawRange(0, Infinity);
    },
    dispose: () => {
      for (const thing of [machine, ground, discs]) thing.dispose();
    },
  };
}
