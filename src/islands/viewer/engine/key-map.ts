import {
  DepthTexture,
  DoubleSide,
  LessEqualCompare,
  LinearFilter,
  Matrix4,
  PerspectiveCamera,
  UnsignedIntType,
  WebGLRenderTarget,
} from "three";
import type { Assembly } from "./assemble.ts";
import { pass, shader } from "./passes.ts";
import { depthFragment, depthVertex } from "./shaders/ground.ts";
import { key } from "./studio.ts";

const mapPixels = 1024;
/** Metres around the key's aim that its map covers. */
const reach = { across: 1.35, along: 1.6 } as const;

function keyCamera(): PerspectiveCamera {
  const camera = new PerspectiveCamera();
  camera.position.set(...key.at);
  const away = Math.hypot(key.at[0], key.at[1] - key.aim[1], key.at[2]);
  camera.fov = (2 * Math.atan(reach.across / away) * 180) / Math.PI;
  [camera.near, camera.far] = [away - reach.along, away + reach.along];
  camera.lookAt(...key.aim);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return camera;
}

/** What the key sees: the machine's shadow on itself. */
export function createKeyMap(assembly: Assembly, groups: readonly Matrix4[]) {
  const target = new WebGLRenderTarget(mapPixels, mapPixels);
  const texture = new DepthTexture(mapPixels, mapPixels, UnsignedIntType);
  texture.compareFunction = LessEqualCompare;
  texture.minFilter = texture.magFilter = LinearFilter;
  target.depthTexture = texture;
  const camera = keyCamera();
  const view = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
  const material = shader({
    vertexShader: depthVertex(groups.length),
    fragmentShader: depthFragment,
    uniforms: { groups: { value: groups }, keyView: { value: view } },
    side: DoubleSide,
  });
  return { target, texture, view, camera, ...pass(assembly.body(0).geometry, material) };
}
