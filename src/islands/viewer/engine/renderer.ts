import { LinearSRGBColorSpace, PerspectiveCamera, Raycaster, Scene, Vector2, WebGLRenderer } from "three";
import type { PartId } from "../../../content/products/syfor-drones/parts.ts";
import type { Aircraft } from "./aircraft.ts";
import { createGroundShadow } from "./ground-shadow.ts";
import type { Motion } from "./motion.ts";
import { eyeOf, lensFor, type Orbit } from "./orbit.ts";
import { partIds } from "./parts.ts";
import { isSameStance, type Stance } from "./pose.ts";
import { initialScale, minVisibleSize, nextScale, stillScaleFor } from "./resolution.ts";
import { createKeyLight } from "./studio.ts";
import { createSupersampler } from "./supersampling.ts";

function aim(camera: PerspectiveCamera, orbit: Orbit, aspect: number) {
  camera.position.set(...eyeOf(orbit));
  camera.lookAt(...orbit.target);
  camera.fov = (2 * Math.atan(lensFor(aspect).up) * 180) / Math.PI;
  [camera.aspect, camera.near, camera.far] = [aspect, orbit.distance * 0.15, orbit.distance + 8];
  camera.updateProjectionMatrix();
}

/** The canvas and all that draws on it, with as much care as a frame is worth. */
export class Renderer {
  readonly camera = new PerspectiveCamera();
  readonly #aircraft: Aircraft;
  readonly #canvas: HTMLCanvasElement;
  readonly #webgl: WebGLRenderer;
  readonly #groundShadow: ReturnType<typeof createGroundShadow>;
  readonly #supersampler = createSupersampler();
  readonly #keyLight = createKeyLight();
  readonly #scene = new Scene();
  #scale = initialScale;
  #cast: { readonly stance: Stance; readonly isFine: boolean } | undefined;

  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, aircraft: Aircraft) {
    this.#canvas = canvas;
    this.#aircraft = aircraft;
    this.#groundShadow = createGroundShadow(aircraft);
    this.#webgl = new WebGLRenderer({ canvas, context });
    // Materials answer the colors that the screen shows, so that smoothed edges are mixed as the eye sees them.
    this.#webgl.outputColorSpace = LinearSRGBColorSpace;
    this.#webgl.autoClear = false;
    this.#webgl.setClearColor(0x000000, 0);
    this.#webgl.shadowMap.enabled = true;
    this.#webgl.shadowMap.autoUpdate = false;
    this.#scene.add(aircraft.root, this.#keyLight, this.#keyLight.target, this.#groundShadow.mesh);
  }

  /** Width over height. */
  get aspect() {
    return this.#canvas.clientWidth / Math.max(1, this.#canvas.clientHeight);
  }

  /** What was drawn into textures went with the context. */
  invalidateShadows() {
    this.#cast = undefined;
  }

  /** Milliseconds that a moving frame took. */
  reportFrameTime(milliseconds: number) {
    this.#scale = nextScale(this.#scale, milliseconds);
  }

  /** The named part at a point of the window, each -1 to 1. */
  pickPart(x: number, y: number): PartId | undefined {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.camera);
    return this.#aircraft.pickPart(ray);
  }

  draw(isMoving: boolean, { orbit, stance, spin, blur, fade }: Motion, chosen: PartId | undefined) {
    const { clientWidth, clientHeight } = this.#canvas;
    const pixels = (ratio: number) =>
      [clientWidth, clientHeight].map((length) =>
        Math.max(1, Math.round(length * devicePixelRatio * ratio)),
      ) as [number, number];
    const [width, height] = pixels(isMoving ? this.#scale : 1);
    // Even the same size again would throw the canvas's memory away.
    if (this.#canvas.width !== width || this.#canvas.height !== height)
      this.#webgl.setSize(width, height, false);
    this.#aircraft.setStance(stance, spin);
    this.#castShadows(stance, !isMoving);
    const { uniforms, discs } = this.#aircraft;
    uniforms.chosen.value = chosen === undefined ? -1 : partIds.indexOf(chosen);
    uniforms.fade.value = fade;
    uniforms.blur.value = blur;
    uniforms.isFine.value = !isMoving;
    discs.show(blur);
    this.#groundShadow.setStrength(1 - 0.6 * fade);
    aim(this.camera, orbit, this.aspect);
    const { across } = lensFor(this.aspect);
    this.#aircraft.setMinPieceSize(isMoving ? minVisibleSize(orbit.distance, width, across, this.#scale) : 0);
    const paint = () => {
      this.#webgl.clear();
      this.#webgl.render(this.#scene, this.camera);
    };
    if (isMoving) paint();
    else this.#supersampler.draw(this.#webgl, ...pixels(stillScaleFor(width * height)), paint);
  }

  dispose() {
    // Browsers allow few contexts at a time, and collect a dropped one late. It goes first: one that was lost
    // and restored would complain of everything that was made before.
    this.#webgl.forceContextLoss();
    for (const thing of [this.#groundShadow, this.#supersampler, this.#aircraft, this.#keyLight, this.#webgl])
      thing.dispose();
  }

  #castShadows(stance: Stance, isFine: boolean) {
    const last = this.#cast;
    if (last && isSameStance(last.stance, stance) && (last.isFine || !isFine)) return;
    this.#cast = { stance, isFine };
    this.#groundShadow.cast(this.#webgl, this.#scene, isFine);
    this.#webgl.shadowMap.needsUpdate = true;
  }
}
