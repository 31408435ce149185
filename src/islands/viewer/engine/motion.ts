import type { View } from "../names.ts";
import { between, nearer, type Orbit, turned, viewOrbit } from "./orbit.ts";
import { approach, eased, isSame, type Stance, stances } from "./pose.ts";

const cameraSeconds = 0.7;
const fadeSeconds = 0.25;
/** Propellers are seen turning for so long after something happened, and then stand as discs. */
const turningSeconds = 4;
const degreesPerSecond = 500;

/** All that moves in the view, and where each thing is going. */
export class Motion {
  stance: Stance = stances.opened;
  orbit: Orbit;
  spin = 0;
  fade = 0;
  #isCalm = false;
  #goal: Stance = stances.opened;
  #route: { readonly from: Orbit; readonly to: Orbit; share: number } | undefined;
  #fadeGoal = 0;
  #turning = 0;
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

  get goal() {
    return this.#goal;
  }

  /** Calm: whatever changes has changed at once. */
  setCalm(isCalm: boolean) {
    this.#isCalm = isCalm;
  }

  reshape(shape: number) {
    this.#shape = shape;
    if (this.#view && !this.#route) this.orbit = viewOrbit(this.#view, this.#goal, shape);
  }

  look(view: View) {
    this.#view = view;
    this.#travel(viewOrbit(view, this.#goal, this.#shape));
  }

  take(stance: Stance) {
    this.#goal = stance;
    const view = viewOrbit(this.#view ?? "three-quarter", stance, this.#shape);
    const { azimuth, elevation } = this.orbit;
    this.#travel(this.#view ? view : { ...view, azimuth, elevation });
  }

  /** To a place that is none of the named views. */
  visit(to: Orbit) {
    this.#view = undefined;
    this.#travel(to);
  }

  turn(around: number, above: number) {
    this.#leave(turned(this.orbit, around, above));
  }

  approach(times: number) {
    this.#leave(nearer(this.orbit, times));
  }

  bringOut(isChosen: boolean) {
    this.#fadeGoal = isChosen ? 1 : 0;
    this.#turning = turningSeconds;
  }

  /** True while something moves. */
  step(seconds: number): boolean {
    if (this.#isCalm) return this.#jump();
    const isTravelling = this.#travelOn(seconds);
    const isPosing = !isSame(this.stance, this.#goal);
    this.stance = approach(this.stance, this.#goal, seconds);
    const isFading = this.fade !== this.#fadeGoal;
    const step = seconds / fadeSeconds;
    this.fade = this.fade < this.#fadeGoal ? Math.min(1, this.fade + step) : Math.max(0, this.fade - step);
    if (this.stance.lift > 0) this.spin += degreesPerSecond * seconds * eased(this.stance.lift);
    else this.spin = 0;
    this.#turning = isPosing ? turningSeconds : Math.max(0, this.#turning - seconds);
    return isTravelling || isPosing || isFading || (this.stance.lift > 0 && this.#turning > 0);
  }

  #travel(to: Orbit) {
    this.#turning = turningSeconds;
    this.#route = { from: this.orbit, to, share: 0 };
  }

  #leave(to: Orbit) {
    this.#view = undefined;
    this.#route = undefined;
    this.#turning = turningSeconds;
    this.orbit = to;
  }

  #travelOn(seconds: number): boolean {
    const route = this.#route;
    if (!route) return false;
    route.share = Math.min(1, route.share + seconds / cameraSeconds);
    this.orbit = between(route.from, route.to, eased(route.share));
    if (route.share === 1) this.#route = undefined;
    return true;
  }

  #jump(): false {
    this.orbit = this.#route?.to ?? this.orbit;
    this.#route = undefined;
    this.stance = this.#goal;
    this.fade = this.#fadeGoal;
    return false;
  }
}
