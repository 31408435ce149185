import {
  CustomToneMapping,
  PerspectiveCamera,
  Raycaster,
  Scene,
  ShaderChunk,
  Vector2,
  WebGLRenderer,
} from "three";
import type { PartId } from "../../../content/products/syfor-drones/parts.ts";
import type { Machine } from "./machine.ts";
import type { Motion } from "./motion.ts";
import { eyeOf, lensFor } from "./orbit.ts";
import { createPaper } from "./paper.ts";
import { partIds } from "./parts.ts";
import { isSame, type Stance } from "./pose.ts";
import { finenessFor, firstShare, nextShare, smallestIn } from "./resolution.ts";
import { createKey, tone } from "./studio.ts";

/** The curve of art/studio/output.py: straight, then a soft shoulder that keeps the hue. */
const customTone = "vec3 CustomToneMapping( vec3 color ) { return color; }";
const studioTone = /* glsl */ `
vec3 shoulder(vec3 x) {
  const float head = 1.0 - ${tone.knee};
  return mix(x, ${tone.knee} + head * (1.0 - exp(-max(x - ${tone.knee}, 0.0) / head)), step(${tone.knee}, x));
}
vec3 CustomToneMapping(vec3 color) {
  float peak = max(max(color.r, max(color.g, color.b)), 1e-6);
  return mix(shoulder(color), color * (shoulder(vec3(peak)).r / peak), ${tone.keepHue});
}`;
ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(customTone, studioTone);

/** The canvas and all that draws on it, with as much care as a frame is worth. */
export class Screen {
  readonly camera = new PerspectiveCamera();
  readonly #machine: Machine;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #paper: ReturnType<typeof createPaper>;
  readonly #key = createKey();
  readonly #scene = new Scene();
  #share = firstShare;
  #cast: { readonly stance: Stance; readonly isFine: boolean } | undefined;

  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, machine: Machine) {
    this.#canvas = canvas;
    this.#machine = machine;
    this.#paper = createPaper(machine);
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.toneMapping = CustomToneMapping;
    this.#renderer.autoClear = false;
    this.#renderer.setClearColor(0x000000, 0);
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#scene.add(machine.root, this.#key, this.#key.target, this.#paper.mesh);
  }

  /** Width over height. */
  get shape() {
    return this.#canvas.clientWidth / Math.max(1, this.#canvas.clientHeight);
  }

  /** What was drawn into textures went with the context. */
  forget() {
    this.#cast = undefined;
  }

  /** Milliseconds that a passing frame took. */
  tookFrame(milliseconds: number) {
    this.#share = nextShare(this.#share, milliseconds);
  }

  /** The named part at a point of the window, each -1 to 1. */
  partAt(x: number, y: number): PartId | undefined {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.camera);
    return this.#machine.partAt(ray);
  }

  draw(isPassing: boolean, { orbit, stance, spin, blur, fade }: Motion, chosen: PartId | undefined) {
    const { clientWidth, clientHeight } = this.#canvas;
    const ratio = isPassing
      ? devicePixelRatio * this.#share
      : devicePixelRatio * finenessFor(clientWidth * clientHeight * devicePixelRatio ** 2);
    const [width, height] = [clientWidth, clientHeight].map((length) =>
      Math.max(1, Math.round(length * ratio)),
    );
    // Even the same size again would throw the canvas's memory away.
    if (this.#canvas.width !== width || this.#canvas.height !== height)
      this.#renderer.setSize(width ?? 1, height ?? 1, false);
    this.#machine.take(stance, spin);
    this.#castShadows(stance, !isPassing);
    const { uniforms, discs } = this.#machine;
    uniforms.chosen.value = chosen === undefined ? -1 : partIds.indexOf(chosen);
    uniforms.fade.value = fade;
    uniforms.blur.value = blur;
    uniforms.isFine.value = !isPassing;
    discs.show(blur);
    this.#paper.setStrength(1 - 0.6 * fade);
    this.camera.position.set(...eyeOf(orbit));
    this.camera.lookAt(...orbit.target);
    this.camera.fov = (2 * Math.atan(lensFor(this.shape).up) * 180) / Math.PI;
    [this.camera.aspect, this.camera.near] = [this.shape, orbit.distance * 0.15];
    this.camera.far = orbit.distance + 8;
    this.camera.updateProjectionMatrix();
    this.#machine.draw(
      isPassing ? smallestIn(orbit.distance, width ?? 1, lensFor(this.shape).across, this.#share) : 0,
    );
    this.#renderer.clear();
    this.#renderer.render(this.#scene, this.camera);
  }

  dispose() {
    // Browsers allow few contexts at a time, and collect a dropped one late. It goes first: one that was lost
    // and restored would complain of everything that was made before.
    this.#renderer.forceContextLoss();
    for (const thing of [this.#paper, this.#machine, this.#key, this.#renderer]) thing.dispose();
  }

  #castShadows(stance: Stance, isFine: boolean) {
    const last = this.#cast;
    if (last && isSame(last.stance, stance) && (last.isFine || !isFine)) return;
    this.#cast = { stance, isFine };
    this.#paper.cast(this.#renderer, this.#scene, isFine);
    this.#renderer.shadowMap.needsUpdate = true;
  }
}
