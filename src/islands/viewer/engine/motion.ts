import type { View } from "../names.ts";
import { interpolate, type Orbit, rotated, viewOrbit, zoomed } from "./orbit.ts";
import { isSameStance, type Stance, smoothstep, stances, stepStance, stepTowards } from "./pose.ts";

const cameraSeconds = 0.7;
const fadeSeconds = 0.25;
const degreesPerSecond = 500;

/** All that moves in the view, and where each thing is going. */
export class Motion {
  /** Calm: whatever changes has changed at once. */
  prefersReducedMotion = false;
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
  #aspect: number;

  constructor(aspect: number) {
    this.#aspect = aspect;
    this.orbit = viewOrbit("three-quarter", this.stance, aspect);
  }

  /** 0: blades, 1: discs. */
  get blur() {
    return smoothstep(Math.min(1, this.stance.lift * 1.6));
  }

  setAspect(aspect: number) {
    this.#aspect = aspect;
    if (this.#view && !this.#route) this.orbit = viewOrbit(this.#view, this.goal, aspect);
  }

  setView(view: View) {
    this.#animateTo(viewOrbit(view, this.goal, this.#aspect), view);
  }

  setStance(stance: Stance) {
    this.goal = stance;
    const to = viewOrbit(this.#view ?? "three-quarter", stance, this.#aspect);
    const { azimuth, elevation } = this.orbit;
    this.#animateTo(this.#view ? to : { ...to, azimuth, elevation }, this.#view);
  }

  /** Brings a part out, seen from where it is seen well, or none. */
  focusOn(seenFrom: Orbit | undefined) {
    this.#fadeGoal = seenFrom ? 1 : 0;
    if (seenFrom) this.#animateTo(seenFrom, undefined);
  }

  rotate(around: number, above: number) {
    this.#jumpTo(rotated(this.orbit, around, above));
  }

  zoom(times: number) {
    this.#jumpTo(zoomed(this.orbit, times));
  }

  /** True while something moves. */
  step(passed: number): boolean {
    const seconds = this.prefersReducedMotion ? 1000 : passed;
    const route = this.#route;
    if (route) {
      route.share = Math.min(1, route.share + seconds / cameraSeconds);
      this.orbit = interpolate(route.from, route.to, smoothstep(route.share));
      if (route.share === 1) this.#route = undefined;
    }
    while (!isSameStance(this.stance, this.goal)) {
      this.stance = stepStance(this.stance, this.goal, seconds);
      if (!this.prefersReducedMotion) break;
    }
    this.fade = stepTowards(this.fade, this.#fadeGoal, seconds / fadeSeconds);
    const isPosing = !isSameStance(this.stance, this.goal);
    this.spin =
      this.stance.lift > 0 ? this.spin + degreesPerSecond * passed * smoothstep(this.stance.lift) : 0;
    return this.#route !== undefined || isPosing || this.fade !== this.#fadeGoal;
  }

  #animateTo(to: Orbit, view: View | undefined) {
    this.#view = view;
    this.#route = { from: this.orbit, to, share: 0 };
  }

  #jumpTo(to: Orbit) {
    [this.#view, this.#route, this.orbit] = [undefined, undefined, to];
  }
}
