import type { PartId } from "../../../content/products/syfor-drones/parts.ts";
import type { Pose, View } from "../names.ts";
import { type Aircraft, createAircraft } from "./aircraft.ts";
import { createFrameLoop } from "./frame-loop.ts";
import { listenForGestures, type ScreenPoint } from "./gestures.ts";
import { Motion } from "./motion.ts";
import { distanceToFit, type Orbit } from "./orbit.ts";
import { places } from "./parts.ts";
import { stances } from "./pose.ts";
import { type PackedModel, readModel } from "./read-model.ts";
import { Renderer } from "./renderer.ts";
import { heading } from "./studio.ts";
import { watchReducedMotion, watchSize, watchVisibility } from "./watch.ts";

/** What the page hears from the view. */
export interface Listener {
  /** The pointer is on this part, or on none. */
  readonly onPoint: (part: PartId | undefined) => void;
  /** The pointer has pressed this part, or none. */
  readonly onPress: (part: PartId | undefined) => void;
  /** A hand or a key has turned it out of the view that was chosen. */
  readonly onTurn: () => void;
  /** The graphics card has dropped the picture, or given it back. */
  readonly onLost: (isLost: boolean) => void;
}

export interface Viewer {
  readonly setView: (view: View) => void;
  readonly setPose: (pose: Pose) => void;
  /** From 0, opened, to 1, carried. */
  readonly setFold: (fold: number) => void;
  readonly selectPart: (part: PartId | undefined) => void;
  readonly rotate: (around: number, above: number) => void;
  readonly zoom: (times: number) => void;
  readonly dispose: () => void;
}

/** From where a part is seen well, as the aircraft stands now. */
function orbitFor(part: PartId, aircraft: Aircraft, aspect: number): Orbit {
  const box = aircraft.boundsOf(part);
  const { from, room = 1.5 } = places[part];
  const size = box.max.distanceTo(box.min) * room;
  return {
    azimuth: heading + from[0],
    elevation: from[1],
    distance: distanceToFit(size, size / 1.25, aspect, 1),
    target: box.min.add(box.max).multiplyScalar(0.5).toArray(),
  };
}

/** The aircraft in 3D on a canvas. The first frame is drawn when this answers. */
export async function createViewer(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  packed: PackedModel,
  listener: Listener,
): Promise<Viewer> {
  const aircraft = createAircraft(await readModel(packed));
  const renderer = new Renderer(canvas, context, aircraft);
  const motion = new Motion(renderer.aspect);
  const controller = new AbortController();
  const { signal } = controller;
  let selected: PartId | undefined;
  /** Still the last one while the others come back. */
  let highlighted: PartId | undefined;
  const loop = createFrameLoop((seconds, kind) => {
    if (seconds > 0) renderer.reportFrameTime(seconds * 1000);
    const isMoving = motion.step(seconds);
    renderer.draw(isMoving || kind === "moving", motion, highlighted);
    return isMoving;
  });
  const andDraw = <Given extends unknown[]>(command: (...given: Given) => void) => {
    return (...given: Given) => {
      command(...given);
      loop.request();
    };
  };
  const commands = {
    setView: andDraw((view: View) => motion.setView(view)),
    setPose: andDraw((pose: Pose) => motion.setStance(stances[pose])),
    setFold: andDraw((fold: number) => motion.setStance({ fold, lift: 0 })),
    zoom: andDraw((times: number) => motion.zoom(times)),
    rotate: andDraw((around: number, above: number) => {
      listener.onTurn();
      motion.rotate(around, above);
    }),
    selectPart: andDraw((part: PartId | undefined) => {
      if (part === selected) return;
      selected = part;
      highlighted = part ?? highlighted;
      if (part) aircraft.setStance(motion.goal, 0);
      motion.focusOn(part && orbitFor(part, aircraft, renderer.aspect));
    }),
  };
  const pickPart = (at: ScreenPoint | undefined) => at && renderer.pickPart(at.x, at.y);
  const point = (at: ScreenPoint | undefined) => listener.onPoint(pickPart(at));
  const press = (at: ScreenPoint) => listener.onPress(pickPart(at));
  listenForGestures(canvas, { ...commands, point, press }, signal);
  watchReducedMotion((prefersReducedMotion) => {
    motion.prefersReducedMotion = prefersReducedMotion;
  }, signal);
  watchVisibility(canvas, (isVisible) => loop.setVisible(isVisible), signal);
  renderer.draw(false, motion, undefined);
  const resize = () => {
    motion.setAspect(renderer.aspect);
    loop.request("still");
  };
  watchSize(canvas, resize, signal);
  canvas.addEventListener("webglcontextlost", () => listener.onLost(true), { signal });
  const restore = () => {
    listener.onLost(false);
    renderer.invalidateShadows();
    loop.request("still");
  };
  // three has its own state back by then, as its listener came first.
  canvas.addEventListener("webglcontextrestored", restore, { signal });
  const dispose = () => {
    controller.abort();
    loop.stop();
    renderer.dispose();
  };
  return { ...commands, dispose };
}
