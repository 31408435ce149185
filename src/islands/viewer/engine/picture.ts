import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  DoubleSide,
  type Matrix4,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PerspectiveCamera,
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
import type { Shadows } from "./shadow.ts";
import type { Skeleton } from "./skeleton.ts";
import { uniformsFor } from "./uniforms.ts";

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
  /** Without weave, varnish and what is smaller than this, in metres: for frames that pass. */
  readonly cell: number;
}

function aim(camera: PerspectiveCamera, orbit: Orbit, shape: number) {
  camera.position.set(...eyeOf(orbit));
  camera.fov = (2 * Math.atan(lensFor(shape).up) * 180) / Math.PI;
  [camera.aspect, camera.near, camera.far] = [shape, orbit.distance * 0.15, orbit.distance + 8];
  camera.lookAt(...orbit.target);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

function passesFor(assembly: Assembly, skeleton: Skeleton, { shared, own }: ReturnType<typeof uniformsFor>) {
  const groups = shared.groups.value.length;
  const vertexShader = machineVertex(groups);
  const fragmentShader = machineFragment(own.colors.value.length);
  const machine = pass(
    assembly.body(0).geometry,
    shader({ vertexShader, fragmentShader, uniforms: { ...shared, ...own } }),
  );
  const ground = pass(
    square(),
    shader({ vertexShader: groundVertex, fragmentShader: groundFragment, uniforms: shared, ...overPaper }),
  );
  const discs = pass(
    discGeometry(skeleton),
    shader({
      vertexShader: discVertex(groups),
      fragmentShader: discFragment,
      uniforms: shared,
      ...overPaper,
    }),
  );
  return { machine, ground, discs };
}

/** Machine, paper and propeller discs: three draws. */
export function createPicture(
  assembly: Assembly,
  skeleton: Skeleton,
  materials: readonly Material[],
  groups: readonly Matrix4[],
  shadows: Shadows,
) {
  const uniforms = uniformsFor(materials, groups, shadows);
  const { shared, own } = uniforms;
  const { machine, ground, discs } = passesFor(assembly, skeleton, uniforms);
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
      own.fine.value = look.cell === 0;
      own.chosen.value = look.chosen;
      own.fade.value = look.fade;
      machine.mesh.geometry = assembly.body(look.cell).geometry;
      renderer.setClearColor(0x000000, 0);
      renderer.clear();
      renderer.render(machine.scene, camera);
      renderer.render(ground.scene, camera);
      if (look.blur > 0) renderer.render(discs.scene, camera);
    },
    dispose: () => {
      for (const thing of [machine, ground, discs]) thing.dispose();
    },
  };
}
