import { expect, vi } from "vitest";
import type { Driver, Key } from "./driver.ts";
import { type Found, findTarget, type Role, type Target } from "./find-target.ts";

/** Without a graphics card one frame of the view in 3D can hold a busy machine for ten seconds. */
const patience = { timeout: 30_000, interval: 40 };

/** Away from everything that opens, closes or waits under a pointer. */
const besideEverything = { x: 4, y: 400 };

/** Somebody who finds things by role and name, points at what lies still, and types. */
export class Visitor {
  readonly driver: Driver;
  private readonly heard: string[] = [];

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Opens a page and waits until its scripts have taken over, so that a click is a click in the app. */
  async open(path: string): Promise<number> {
    const status = await this.driver.open(path);
    await expect.poll(() => this.read(() => "interactive" in document.documentElement.dataset)).toBe(true);
    return status;
  }

  read<Args extends readonly unknown[], Result>(read: (...args: Args) => Result, ...args: Args) {
    return this.driver.evaluate(read, ...args);
  }

  see(role: Role, name: string, within = "body"): Promise<Found | null> {
    return this.read(findTarget, { role, name, within }, false);
  }

  /** Scrolls to it where it must, and points at it once it has stopped moving. */
  private async pointAt(target: Target) {
    let former: Found | null = null;
    const { x, y } = await vi.waitFor(async () => {
      const found = await this.read(findTarget, target, true);
      const isStill = found !== null && former?.x === found.x && former.y === found.y;
      former = found;
      if (!found?.isReachable || !found.isEnabled || !isStill)
        throw new Error(
          `There is no way to point at the ${target.role} "${target.name}" in ${target.within}.`,
        );
      return found;
    }, patience);
    await this.driver.movePointer({ x, y });
  }

  hover(role: Role, name: string, within = "body") {
    return this.pointAt({ role, name, within });
  }

  async click(role: Role, name: string, within = "body") {
    await this.pointAt({ role, name, within });
    await this.driver.clickHere();
  }

  movePointerAway() {
    return this.driver.movePointer(besideEverything);
  }

  press(...keys: readonly Key[]) {
    return this.driver.press(...keys);
  }

  /** Walks there with the Tab key, as somebody without a pointer does. */
  async tabTo(role: Role, name: string, within = "body") {
    for (let stop = 0; stop < 20; stop += 1) {
      if ((await this.see(role, name, within))?.isFocused) return;
      await this.press("Tab");
    }
    throw new Error(`Twenty steps with Tab do not lead to the ${role} "${name}".`);
  }

  /** What went wrong and was not taken note of yet. */
  async problems(): Promise<readonly string[]> {
    this.heard.push(...(await this.driver.takeProblems()));
    return this.heard.toSorted();
  }

  async takeProblems(): Promise<readonly string[]> {
    const problems = await this.problems();
    this.heard.length = 0;
    return problems;
  }

  /** Scrolls without waiting on the way. */
  scrollTo(top: number) {
    return this.read((target) => scrollTo({ top: target, behavior: "instant" }), top);
  }
}
