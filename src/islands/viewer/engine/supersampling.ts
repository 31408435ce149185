import {
  Mesh,
  MeshBasicMaterial,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";

/** The picture that stays: drawn larger than the canvas and with smooth edges, then brought down to its size. */
export function createSupersampler() {
  const target = new WebGLRenderTarget(1, 1, { samples: 4 });
  const material = new MeshBasicMaterial({
    map: target.texture,
    blending: NoBlending,
    transparent: true,
    depthTest: false,
  });
  const geometry = new PlaneGeometry(2, 2);
  const camera = new OrthographicCamera(-1, 1, 1, -1, -1, 1);
  const scene = new Scene().add(new Mesh(geometry, material));
  return {
    draw: (renderer: WebGLRenderer, width: number, height: number, paint: () => void) => {
      target.setSize(width, height);
      renderer.setRenderTarget(target);
      paint();
      renderer.setRenderTarget(null);
      renderer.render(scene, camera);
    },
    dispose: () => {
      for (const thing of [target, material, geometry]) thing.dispose();
    },
  };
}
