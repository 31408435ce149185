import type { PartId } from "../../../content/products/syfor-drones/parts.ts";
import type { Pose, View } from "../names.ts";
import { createFrameLoop } from "./frame-loop.ts";
import { listenToHand, type Place } from "./hand.ts";
import { createMachine, type Machine } from "./machine.ts";
import { Motion } from "./motion.ts";
import { distanceFor, type Orbit } from "./orbit.ts";
import { places } from "./parts.ts";
import { stances } from "./pose.ts";
import { type PackedModel, readModel } from "./read-model.ts";
import { Screen } from "./screen.ts";
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
  /** The graphics card has dropped the picture, or given it back. */
  readonly onLost: (isLost: boolean) => void;
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
function orbitFor(part: PartId, machine: Machine, shape: number): Orbit {
  const box = machine.boxOf(part);
  const { from, room = 1.5 } = places[part];
  const size = box.max.distanceTo(box.min) * room;
  return {
    azimuth: heading + from[0],
    elevation: from[1],
    distance: distanceFor(size, size / 1.25, shape, 1),
    target: box.min.add(box.max).multiplyScalar(0.5).toArray(),
  };
}

/** The machine in 3D on a canvas. The first frame is drawn when this answers. */
export async function createViewer(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  packed: PackedModel,
  listener: Listener,
): Promise<Viewer> {
  const machine = createMachine(await readModel(packed));
  const screen = new Screen(canvas, context, machine);
  const motion = new Motion(screen.shape);
  const over = new AbortController();
  const { signal } = over;
  let chosen: PartId | undefined;
  /** Still the last one while the others come back. */
  let broughtOut: PartId | undefined;
  const loop = createFrameLoop((seconds, care) => {
    if (seconds > 0) screen.tookFrame(seconds * 1000);
    const isMoving = motion.step(seconds);
    screen.draw(isMoving || care === "passing", motion, broughtOut);
    return isMoving;
  });
  const drawn = <Given extends unknown[]>(act: (...given: Given) => void) => {
    return (...given: Given) => {
      act(...given);
      loop.request();
    };
  };
  const acts = {
    look: drawn((view: View) => motion.look(view)),
    take: drawn((pose: Pose) => motion.take(stances[pose])),
    approach: drawn((times: number) => motion.approach(times)),
    turn: drawn((around: number, above: number) => {
      listener.onTurn();
      motion.turn(around, above);
    }),
    choose: drawn((part: PartId | undefined) => {
      if (part === chosen) return;
      chosen = part;
      broughtOut = part ?? broughtOut;
      if (part) machine.take(motion.goal, 0);
      motion.choose(part && orbitFor(part, machine, screen.shape));
    }),
  };
  const partAt = (at: Place | undefined) => at && screen.partAt(at.x, at.y);
  const point = (at: Place | undefined) => listener.onPoint(partAt(at));
  const press = (at: Place) => listener.onPress(partAt(at));
  listenToHand(canvas, { ...acts, point, press }, signal);
  watchCalm((isCalm) => {
    motion.isCalm = isCalm;
  }, signal);
  watchSight(canvas, (isSeen) => loop.setSeen(isSeen), signal);
  screen.draw(false, motion, undefined);
  const resize = () => {
    motion.reshape(screen.shape);
    loop.request("still");
  };
  watchSize(canvas, resize, signal);
  canvas.addEventListener("webglcontextlost", () => listener.onLost(true), { signal });
  const restore = () => {
    listener.onLost(false);
    screen.forget();
    loop.request("still");
  };
  // three has its own state back by then, as its listener came first.
  canvas.addEventListener("webglcontextrestored", restore, { signal });
  const dispose = () => {
    over.abort();
    loop.stop();
    screen.dispose();
  };
  return { ...acts, dispose };
}
