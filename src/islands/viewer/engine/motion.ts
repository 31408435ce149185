import type { View } from "../names.ts";
import { between, nearer, type Orbit, turned, viewOrbit } from "./orbit.ts";
import { approach, eased, isSame, type Stance, stances, towards } from "./pose.ts";

const cameraSeconds = 0.7;
const fadeSeconds = 0.25;
const degreesPerSecond = 500;

/** All that moves in the view, and where each thing is going. */
export class Motion {
  /** Calm: whatever changes has changed at once. */
  isCalm = false;
  stance: Stance = stances.opened;
  goal: Stance = stances.opened;
  orbit: Orbit;
  /** Degrees that the propellers have turned on their way up or down. */
  spin = 0;
  /** How far the parts that were not chosen have stepped back. */
  fade = 0;
  #fadeGoal = 0;
  #route: { readonly from: Orbit; readonly to: Orbit; share: number } | undefined;
  #view: View | undefined = "three-quarter";
  #shape: number;

  constructor(shape: number) {
    this.#shape = shape;
    this.orbit = viewOrbit("three-quarter", this.stance, shape);
  }

  /** 0: blades, 1: discs. */
  get blur() {
    return eased(Math.min(1, this.stance.lift * 1.6));
  }

  reshape(shape: number) {
    this.#shape = shape;
    if (this.#view && !this.#route) this.orbit = viewOrbit(this.#view, this.goal, shape);
  }

  look(view: View) {
    this.#travel(viewOrbit(view, this.goal, this.#shape), view);
  }

  take(stance: Stance) {
    this.goal = stance;
    const to = viewOrbit(this.#view ?? "three-quarter", stance, this.#shape);
    const { azimuth, elevation } = this.orbit;
    this.#travel(this.#view ? to : { ...to, azimuth, elevation }, this.#view);
  }

  /** Brings a part out, seen from where it is seen well, or none. */
  choose(seenFrom: Orbit | undefined) {
    this.#fadeGoal = seenFrom ? 1 : 0;
    if (seenFrom) this.#travel(seenFrom, undefined);
  }

  turn(around: number, above: number) {
    this.#leave(turned(this.orbit, around, above));
  }

  approach(times: number) {
    this.#leave(nearer(this.orbit, times));
  }

  /** True while something moves. */
  step(passed: number): boolean {
    const seconds = this.isCalm ? 1000 : passed;
    const route = this.#route;
    if (route) {
      route.share = Math.min(1, route.share + seconds / cameraSeconds);
      this.orbit = between(route.from, route.to, eased(route.share));
      if (route.share === 1) this.#route = undefined;
    }
    while (!isSame(this.stance, this.goal)) {
      this.stance = approach(this.stance, this.goal, seconds);
      if (!this.isCalm) break;
    }
    this.fade = towards(this.fade, this.#fadeGoal, seconds / fadeSeconds);
    const isPosing = !isSame(this.stance, this.goal);
    this.spin = this.stance.lift > 0 ? this.spin + degreesPerSecond * passed * eased(this.stance.lift) : 0;
    return this.#route !== undefined || isPosing || this.fade !== this.#fadeGoal;
  }

  #travel(to: Orbit, view: View | undefined) {
    this.#view = view;
    this.#route = { from: this.orbit, to, share: 0 };
  }

  #leave(to: Orbit) {
    [this.#view, this.#route, this.orbit] = [undefined, undefined, to];
  }
}
