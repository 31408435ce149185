import {
  LinearFilter,
  NoBlending,
  type PerspectiveCamera,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { pass, shader, wholeWindow } from "./passes.ts";
import type { PixelSize } from "./resolution.ts";
import { copyFragment, wholeVertex } from "./shaders/ground.ts";

const samples = 4;

/** Draws larger than the canvas, with smooth edges, and brings it down to size. */
export function createSharp() {
  const target = new WebGLRenderTarget(1, 1, { samples, minFilter: LinearFilter, magFilter: LinearFilter });
  const copy = pass(
    wholeWindow(),
    shader({
      vertexShader: wholeVertex,
      fragmentShader: copyFragment,
      uniforms: { drawn: { value: target.texture } },
      blending: NoBlending,
      depthTest: false,
    }),
  );
  return {
    draw: (
      renderer: WebGLRenderer,
      camera: PerspectiveCamera,
      pixels: PixelSize,
      paint: (pixels: PixelSize) => void,
    ) => {
      target.setSize(pixels.width, pixels.height);
      renderer.setRenderTarget(target);
      paint(pixels);
      renderer.setRenderTarget(null);
      renderer.render(copy.scene, camera);
    },
    dispose: () => {
      target.dispose();
      copy.dispose();
    },
  };
}
