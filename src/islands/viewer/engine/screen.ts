import { LinearSRGBColorSpace, PerspectiveCamera, Raycaster, Scene, Vector2, WebGLRenderer } from "three";
import type { PartId } from "../../../content/products/syfor-drones/parts.ts";
import type { Machine } from "./machine.ts";
import type { Motion } from "./motion.ts";
import { eyeOf, lensFor, type Orbit } from "./orbit.ts";
import { createPaper } from "./paper.ts";
import { partIds } from "./parts.ts";
import { isSame, type Stance } from "./pose.ts";
import { finenessFor, firstShare, nextShare, smallestIn } from "./resolution.ts";
import { createSharp } from "./sharp.ts";
import { createKey } from "./studio.ts";

function aim(camera: PerspectiveCamera, orbit: Orbit, shape: number) {
  camera.position.set(...eyeOf(orbit));
  camera.lookAt(...orbit.target);
  camera.fov = (2 * Math.atan(lensFor(shape).up) * 180) / Math.PI;
  [camera.aspect, camera.near, camera.far] = [shape, orbit.distance * 0.15, orbit.distance + 8];
  camera.updateProjectionMatrix();
}

/** The canvas and all that draws on it, with as much care as a frame is worth. */
export class Screen {
  readonly camera = new PerspectiveCamera();
  readonly #machine: Machine;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #paper: ReturnType<typeof createPaper>;
  readonly #sharp = createSharp();
  readonly #key = createKey();
  readonly #scene = new Scene();
  #share = firstShare;
  #cast: { readonly stance: Stance; readonly isFine: boolean } | undefined;

  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, machine: Machine) {
    this.#canvas = canvas;
    this.#machine = machine;
    this.#paper = createPaper(machine);
    this.#renderer = new WebGLRenderer({ canvas, context });
    // Materials answer the colors that the screen shows, so that smoothed edges are mixed as the eye sees them.
    this.#renderer.outputColorSpace = LinearSRGBColorSpace;
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
    const pixels = (ratio: number) =>
      [clientWidth, clientHeight].map((length) =>
        Math.max(1, Math.round(length * devicePixelRatio * ratio)),
      ) as [number, number];
    const [width, height] = pixels(isPassing ? this.#share : 1);
    // Even the same size again would throw the canvas's memory away.
    if (this.#canvas.width !== width || this.#canvas.height !== height)
      this.#renderer.setSize(width, height, false);
    this.#machine.take(stance, spin);
    this.#castShadows(stance, !isPassing);
    const { uniforms, discs } = this.#machine;
    uniforms.chosen.value = chosen === undefined ? -1 : partIds.indexOf(chosen);
    uniforms.fade.value = fade;
    uniforms.blur.value = blur;
    uniforms.isFine.value = !isPassing;
    discs.show(blur);
    this.#paper.setStrength(1 - 0.6 * fade);
    aim(this.camera, orbit, this.shape);
    const { across } = lensFor(this.shape);
    this.#machine.draw(isPassing ? smallestIn(orbit.distance, width, across, this.#share) : 0);
    const paint = () => {
      this.#renderer.clear();
      this.#renderer.render(this.#scene, this.camera);
    };
    if (isPassing) paint();
    else this.#sharp.draw(this.#renderer, ...pixels(finenessFor(width * height)), paint);
  }

  dispose() {
    // Browsers allow few contexts at a time, and collect a dropped one late. It goes first: one that was lost
    // and restored would complain of everything that was made before.
    this.#renderer.forceContextLoss();
    for (const thing of [this.#paper, this.#sharp, this.#machine, this.#key, this.#renderer]) thing.dispose();
  }

  #castShadows(stance: Stance, isFine: boolean) {
    const last = this.#cast;
    if (last && isSame(last.stance, stance) && (last.isFine || !isFine)) return;
    this.#cast = { stance, isFine };
    this.#paper.cast(this.#renderer, this.#scene, isFine);
    this.#renderer.shadowMap.needsUpdate = true;
  }
}
