import { type Matrix4, WebGLRenderer } from "three";
import type { PartId } from "../../../content/products/syfor-drones/parts.ts";
import { decodeModel, type Model } from "../model/decode.ts";
import type { EncodedModel } from "../model/encoded.ts";
import type { Pose, View } from "../names.ts";
import { assemble } from "./assemble.ts";
import { type Care, FrameLoop } from "./frame-loop.ts";
import { listenToHand } from "./hand.ts";
import { Motion } from "./motion.ts";
import { distanceFor, lensFor } from "./orbit.ts";
import { nameParts, partIds, places } from "./parts.ts";
import { createPicker } from "./pick.ts";
import { createPicture } from "./picture.ts";
import { isSame, stances } from "./pose.ts";
import { nextShare, oversampled, type PixelSize, scaledBy, smallestPart } from "./resolution.ts";
import { createShadows } from "./shadow.ts";
import { createSharp } from "./sharp.ts";
import { createSkeleton } from "./skeleton.ts";
import { flight, heading } from "./studio.ts";

/** What the page hears from the view. */
export interface Listener {
  /** The pointer is on this part, or on none. */
  readonly onPoint: (part: PartId | undefined) => void;
  /** The pointer has pressed this part, or none. */
  readonly onPress: (part: PartId | undefined) => void;
}

export interface Viewer {
  readonly look: (view: View) => void;
  readonly take: (pose: Pose) => void;
  readonly choose: (part: PartId | undefined) => void;
  readonly turn: (around: number, above: number) => void;
  readonly approach: (times: number) => void;
  readonly dispose: () => void;
}

function createMachine(model: Model) {
  const skeleton = createSkeleton(model);
  skeleton.take(stances.opened, 0);
  const named = nameParts(model);
  const assembly = assemble(model, skeleton, (part) => named[part] ?? 0);
  const groups: readonly Matrix4[] = skeleton.movers.map(({ matrixWorld }) => matrixWorld);
  const shadows = createShadows(assembly, groups);
  const picture = createPicture(assembly, skeleton, model.materials, groups, shadows);
  const picker = createPicker(model, skeleton, named);
  return { skeleton, shadows, picture, picker };
}

/** Calls back at once, and again whenever the canvas comes into or leaves the visitor's sight. */
function watchSight(canvas: HTMLCanvasElement, call: (isSeen: boolean) => void, signal: AbortSignal) {
  let isNear = true;
  const tell = () => call(isNear && document.visibilityState === "visible");
  const observer = new IntersectionObserver((entries) => {
    isNear = entries.at(-1)?.isIntersecting ?? true;
    tell();
  });
  observer.observe(canvas);
  signal.addEventListener("abort", () => observer.disconnect());
  document.addEventListener("visibilitychange", tell, { signal });
}

/** The machine in 3D on a canvas. The first frame is drawn when this answers. */
export function createViewer(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  encoded: EncodedModel,
  listener: Listener,
): Viewer {
  const over = new AbortController();
  const { skeleton, shadows, picture, picker } = createMachine(decodeModel(encoded));
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.autoClear = false;
  const sharp = createSharp();
  const shape = () => canvas.clientWidth / Math.max(1, canvas.clientHeight);
  const motion = new Motion(shape());
  let share = 1;
  let chosen: PartId | undefined;
  let pointed: PartId | undefined;
  let cast: { readonly stance: typeof motion.stance; readonly isFine: boolean } | undefined;

  const castShadows = (isFine: boolean) => {
    if (cast && isSame(cast.stance, motion.stance) && (cast.isFine || !isFine)) return;
    cast = { stance: motion.stance, isFine };
    shadows.draw(renderer, isFine ? "fine" : "coarse");
  };
  const draw = (care: Care) => {
    const screen = scaledBy({ width: canvas.clientWidth, height: canvas.clientHeight }, devicePixelRatio);
    const isPassing = care === "passing";
    const size = isPassing ? scaledBy(screen, share) : screen;
    skeleton.take(motion.stance, motion.spin);
    castShadows(!isPassing);
    renderer.setSize(size.width, size.height, false);
    const { orbit, blur, fade, stance } = motion;
    const smallest = isPassing ? smallestPart(orbit.distance, size.width, lensFor(shape()).across) : 0;
    const number = chosen === undefined ? -1 : partIds.indexOf(chosen);
    const look = { orbit, blur, fade, smallest, lift: stance.lift * flight.height, chosen: number };
    const paint = (pixels: PixelSize) => picture.draw(renderer, look, shape(), pixels);
    if (isPassing) paint(size);
    else sharp.draw(renderer, picture.camera, care === "final" ? oversampled(screen) : screen, paint);
  };
  const loop = new FrameLoop(({ seconds, frameTime, care }) => {
    if (frameTime !== undefined) share = nextShare(share, frameTime);
    const isMoving = motion.step(seconds);
    draw(isMoving ? "passing" : care);
    return isMoving;
  });
  const moved = <Arguments extends unknown[]>(move: (...given: Arguments) => void) => {
    return (...given: Arguments) => {
      move(...given);
      loop.request();
    };
  };
  const frame = (part: PartId) => {
    skeleton.take(motion.goal, 0);
    const box = picker.boxOf(part);
    const { from, room = 1.5 } = places[part];
    const [x, y, z] = box.min.clone().add(box.max).multiplyScalar(0.5).toArray();
    const size = box.max.distanceTo(box.min) * room;
    const distance = distanceFor(size, size / 1.25, shape(), 1);
    motion.visit({ azimuth: heading + from[0], elevation: from[1], distance, target: [x, y, z] });
  };
  const choose = (part: PartId | undefined) => {
    if (part) chosen = part;
    motion.bringOut(part !== undefined);
    if (part) frame(part);
  };
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const heed = () => {
    motion.isCalm = calm.matches;
  };
  heed();
  calm.addEventListener("change", heed, { signal: over.signal });
  const turn = moved((around: number, above: number) => motion.turn(around, above));
  const approach = moved((times: number) => motion.approach(times));
  listenToHand(
    canvas,
    {
      turn,
      approach,
      point: (at) => {
        pointed = at && picker.at(at.x, at.y, picture.camera);
        listener.onPoint(pointed);
      },
      press: () => listener.onPress(pointed),
    },
    over.signal,
  );
  watchSight(canvas, (isSeen) => loop.setSeen(isSeen), over.signal);
  const resize = new ResizeObserver(() => {
    motion.reshape(shape());
    loop.request("final");
  });
  resize.observe(canvas);
  // three has its own state back by then, as its listener came first; what was drawn into textures has to be drawn again.
  canvas.addEventListener(
    "webglcontextrestored",
    () => {
      cast = undefined;
      loop.request("final");
    },
    { signal: over.signal },
  );
  draw("final");
  return {
    turn,
    approach,
    look: moved((view: View) => motion.look(view)),
    take: moved((pose: Pose) => motion.take(stances[pose])),
    choose: moved(choose),
    dispose: () => {
      over.abort();
      loop.stop();
      resize.disconnect();
      for (const thing of [shadows, picture, picker, sharp, renderer]) thing.dispose();
      // Browsers allow few contexts at a time, and collect a dropped one late.
      renderer.forceContextLoss();
    },
  };
}
