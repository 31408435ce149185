import type { PartId } from "../../../content/products/syfor-drones/parts.ts";
import { decodeModel } from "../model/decode.ts";
import type { EncodedModel } from "../model/encoded.ts";
import type { Pose, View } from "../names.ts";
import { FrameLoop } from "./frame-loop.ts";
import { listenToHand } from "./hand.ts";
import { Motion } from "./motion.ts";
import { distanceFor, type Orbit } from "./orbit.ts";
import { nameParts, places } from "./parts.ts";
import { createPicker, type Picker } from "./pick.ts";
import { stances } from "./pose.ts";
import { Screen } from "./screen.ts";
import { createSkeleton } from "./skeleton.ts";
import { heading } from "./studio.ts";
import { watchCalm, watchSight, watchSize } from "./watch.ts";

/** What the page hears from the view. */
export interface Listener {
  /** The pointer is on this part, or on none. */
  readonly onPoint: (part: PartId | undefined) => void;
  /** The pointer has pressed this part, or none. */
  readonly onPress: (part: PartId | undefined) => void;
  /** A hand or a key has turned it out of the view that was chosen. */
  readonly onTurn: () => void;
}

export interface Viewer {
  readonly look: (view: View) => void;
  readonly take: (pose: Pose) => void;
  readonly choose: (part: PartId | undefined) => void;
  readonly turn: (around: number, above: number) => void;
  readonly approach: (times: number) => void;
  readonly dispose: () => void;
}

/** From where a part is seen well, as the machine stands now. */
function orbitFor(part: PartId, picker: Picker, shape: number): Orbit {
  const box = picker.boxOf(part);
  const { from, room = 1.5 } = places[part];
  const size = box.max.distanceTo(box.min) * room;
  return {
    azimuth: heading + from[0],
    elevation: from[1],
    distance: distanceFor(size, size / 1.25, shape, 1),
    target: box.min.add(box.max).multiplyScalar(0.5).toArray(),
  };
}

/** The machine, put together and standing opened. */
function createMachine(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, encoded: EncodedModel) {
  const model = decodeModel(encoded);
  const skeleton = createSkeleton(model);
  skeleton.take(stances.opened, 0);
  const named = nameParts(model);
  const screen = new Screen(canvas, context, model, skeleton, named);
  const picker = createPicker(model, skeleton, named);
  return { skeleton, screen, picker };
}

function createActs({ skeleton, screen, picker }: ReturnType<typeof createMachine>) {
  const motion = new Motion(screen.shape);
  let chosen: PartId | undefined;
  /** Still the last one while the others come back. */
  let broughtOut: PartId | undefined;
  const loop = new FrameLoop(({ seconds, frameTime, care }) => {
    if (frameTime !== undefined) screen.tookFrame(frameTime);
    const isMoving = motion.step(seconds);
    screen.draw(isMoving ? "passing" : care, motion, broughtOut);
    return isMoving;
  });
  const acts = {
    turn: (around: number, above: number) => motion.turn(around, above),
    approach: (times: number) => motion.approach(times),
    look: (view: View) => motion.look(view),
    take: (pose: Pose) => motion.take(stances[pose]),
  };
  const choose = (part: PartId | undefined) => {
    if (part === chosen) return;
    chosen = part;
    broughtOut = part ?? broughtOut;
    motion.bringOut(part !== undefined);
    if (part) {
      skeleton.take(motion.goal, 0);
      motion.visit(orbitFor(part, picker, screen.shape));
    }
    loop.request();
  };
  const drawn = <Given extends unknown[]>(act: (...given: Given) => void) => {
    return (...given: Given) => {
      act(...given);
      loop.request();
    };
  };
  return {
    motion,
    loop,
    turn: drawn(acts.turn),
    approach: drawn(acts.approach),
    look: drawn(acts.look),
    take: drawn(acts.take),
    choose,
  };
}

/** The machine in 3D on a canvas. The first frame is drawn when this answers. */
export function createViewer(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  encoded: EncodedModel,
  listener: Listener,
): Viewer {
  const over = new AbortController();
  const { signal } = over;
  const machine = createMachine(canvas, context, encoded);
  const { screen, picker } = machine;
  const { motion, loop, ...acts } = createActs(machine);
  const partAt = (at: { readonly x: number; readonly y: number } | undefined) =>
    at && picker.at(at.x, at.y, screen.camera);
  const turn: Viewer["turn"] = (around, above) => {
    listener.onTurn();
    acts.turn(around, above);
  };
  const point = (at: Parameters<typeof partAt>[0]) => listener.onPoint(partAt(at));
  const press = (at: Parameters<typeof partAt>[0]) => listener.onPress(partAt(at));
  listenToHand(canvas, { turn, approach: acts.approach, point, press }, signal);
  watchCalm((isCalm) => motion.setCalm(isCalm), signal);
  watchSight(canvas, (isSeen) => loop.setSeen(isSeen), signal);
  screen.draw("final", motion, undefined);
  watchSize(
    canvas,
    () => {
      motion.reshape(screen.shape);
      loop.request("final");
    },
    signal,
  );
  // three has its own state back by then, as its listener came first.
  canvas.addEventListener(
    "webglcontextrestored",
    () => {
      screen.forget();
      loop.request("final");
    },
    { signal },
  );
  return {
    ...acts,
    turn,
    dispose: () => {
      over.abort();
      loop.stop();
      screen.dispose();
      picker.dispose();
    },
  };
}
