import {
  BufferAttribute,
  BufferGeometry,
  type BufferGeometry as Geometry,
  GLSL3,
  Mesh,
  RawShaderMaterial,
  Scene,
  type ShaderMaterialParameters,
} from "three";

/** Covers the whole of what is drawn to. */
export function wholeWindow(): BufferGeometry {
  const corners = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]);
  return new BufferGeometry().setAttribute("position", new BufferAttribute(corners, 3));
}

export const shader = (parameters: ShaderMaterialParameters) =>
  new RawShaderMaterial({ glslVersion: GLSL3, ...parameters });

/** A scene of one mesh, drawn whether or not a camera would see it. */
export function pass(geometry: Geometry, material: RawShaderMaterial) {
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  const scene = new Scene();
  scene.add(mesh);
  return {
    scene,
    mesh,
    dispose: () => {
      geometry.dispose();
      material.dispose();
    },
  };
}
