import { expect } from "vitest";
import { viewer as copy } from "../../src/content/products/syfor-drones/copy.ts";
import { step } from "./step.ts";
import type { Visitor } from "./visitor.ts";

const figure = '[data-viewer="sy300"]';
const stateOf = (visitor: Visitor) =>
  visitor.read(() => document.querySelector<HTMLElement>('[data-viewer="sy300"]')?.dataset.state);
const becomes = (visitor: Visitor, state: string) =>
  // Without a graphics card a first frame takes its time.
  expect.poll(() => stateOf(visitor), { timeout: 30_000 }).toBe(state);

export function viewerSteps() {
  step("opens, turns, folds, and gives the picture and the focus back", async ({ visitor }) => {
    await visitor.open("/syfor-drones");
    await visitor.click("button", copy.start, figure);
    await becomes(visitor, "ready");
    await visitor.click("button", copy.views.top, figure);
    await visitor.click("radio", copy.poses.carried, figure);
    expect(await visitor.see("radio", copy.poses.carried, figure)).toMatchObject({ isChecked: true });
    await visitor.press("Escape");
    await becomes(visitor, "idle");
    expect(await visitor.see("button", copy.start, figure)).toMatchObject({ isFocused: true });
  });
}
