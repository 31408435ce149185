import { type Matrix4, WebGLRenderer } from "three";
import type { PartId } from "../../../content/products/syfor-drones/parts.ts";
import type { Model } from "../model/decode.ts";
import { assemble } from "./assemble.ts";
import type { Care } from "./frame-loop.ts";
import type { Motion } from "./motion.ts";
import { lensFor } from "./orbit.ts";
import { partIds } from "./parts.ts";
import { createPicture } from "./picture.ts";
import { isSame, type Stance } from "./pose.ts";
import { cellFor, firstPace, nextPace, oversampled, type PixelSize, scaledBy } from "./resolution.ts";
import { createShadows } from "./shadow.ts";
import { createSharp } from "./sharp.ts";
import type { Skeleton } from "./skeleton.ts";
import { flight } from "./studio.ts";

/** The canvas and all that draws on it, with as much care as a frame is worth. */
export class Screen {
  readonly #canvas: HTMLCanvasElement;
  readonly #skeleton: Skeleton;
  readonly #assembly: ReturnType<typeof assemble>;
  readonly #renderer: WebGLRenderer;
  readonly #shadows: ReturnType<typeof createShadows>;
  readonly #picture: ReturnType<typeof createPicture>;
  readonly #sharp = createSharp();
  #pace = firstPace;
  #cast: { readonly stance: Stance; readonly isFine: boolean } | undefined;

  constructor(
    canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    model: Model,
    skeleton: Skeleton,
    named: Uint8Array,
  ) {
    this.#canvas = canvas;
    this.#skeleton = skeleton;
    this.#assembly = assemble(model, skeleton, (part) => named[part] ?? 0);
    const groups: readonly Matrix4[] = skeleton.movers.map(({ matrixWorld }) => matrixWorld);
    this.#shadows = createShadows(this.#assembly, groups);
    this.#picture = createPicture(this.#assembly, skeleton, model.materials, groups, this.#shadows);
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.autoClear = false;
  }

  get camera() {
    return this.#picture.camera;
  }

  /** Width over height. */
  get shape() {
    return this.#canvas.clientWidth / Math.max(1, this.#canvas.clientHeight);
  }

  /** Milliseconds that a passing frame took. */
  tookFrame(milliseconds: number) {
    this.#pace = nextPace(this.#pace, milliseconds);
  }

  /** What was drawn into textures went with the context. */
  forget() {
    this.#cast = undefined;
  }

  draw(care: Care, motion: Motion, chosen: PartId | undefined) {
    const { clientWidth, clientHeight } = this.#canvas;
    const screen = scaledBy({ width: clientWidth, height: clientHeight }, devicePixelRatio);
    const isPassing = care === "passing";
    const size = isPassing ? scaledBy(screen, this.#pace.share) : screen;
    this.#skeleton.take(motion.stance, motion.spin);
    this.#castShadows(motion.stance, !isPassing);
    // Even the same size again would throw the canvas's memory away.
    if (this.#canvas.width !== size.width || this.#canvas.height !== size.height)
      this.#renderer.setSize(size.width, size.height, false);
    const { orbit, blur, fade, stance } = motion;
    const look = {
      orbit,
      blur,
      fade,
      lift: stance.lift * flight.height,
      chosen: chosen === undefined ? -1 : partIds.indexOf(chosen),
      cell: isPassing ? cellFor(orbit.distance, size.width, lensFor(this.shape).across, this.#pace.share) : 0,
    };
    const paint = (pixels: PixelSize) => this.#picture.draw(this.#renderer, look, this.shape, pixels);
    if (isPassing) paint(size);
    else
      this.#sharp.draw(this.#renderer, this.camera, care === "final" ? oversampled(screen) : screen, paint);
  }

  dispose() {
    // Browsers allow few contexts at a time, and collect a dropped one late. It goes first: one that was lost
    // and restored would complain of everything that was made before.
    this.#renderer.forceContextLoss();
    for (const thing of [this.#shadows, this.#picture, this.#sharp, this.#assembly, this.#renderer])
      thing.dispose();
  }

  #castShadows(stance: Stance, isFine: boolean) {
    const last = this.#cast;
    if (last && isSame(last.stance, stance) && (last.isFine || !isFine)) return;
    this.#cast = { stance, isFine };
    this.#shadows.draw(this.#renderer, isFine ? "fine" : "coarse");
  }
}
