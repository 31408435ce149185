import packed from "virtual:sy300";
import { expect, test } from "vitest";
import { jointAngle, type Stance, stances, stepStance } from "./pose.ts";
import { readModel } from "./read-model.ts";

const model = await readModel(packed);

test("every joint stands as the model says, opened and carried", () => {
  const joints = Object.values(model.joints);
  expect(joints.length).toBeGreaterThan(20);
  for (const joint of joints) {
    expect(jointAngle(joint, 0)).toBe(joint.opened);
    expect(jointAngle(joint, 1)).toBe(joint.carried);
    const [low, high] = [Math.min(joint.opened, joint.carried), Math.max(joint.opened, joint.carried)];
    for (let fold = 0; fold <= 1; fold += 0.05) {
      expect(jointAngle(joint, fold)).toBeGreaterThanOrEqual(low);
      expect(jointAngle(joint, fold)).toBeLessThanOrEqual(high);
    }
  }
});

const way = (from: Stance, to: Stance) => {
  const steps = [from];
  for (let now = from; now.fold !== to.fold || now.lift !== to.lift; steps.push(now))
    now = stepStance(now, to, 0.05);
  return steps;
};

test("it lands before it folds, and is open before it takes off", () => {
  for (const [from, to] of [
    [stances.flown, stances.carried],
    [stances.carried, stances.flown],
  ] as const) {
    const steps = way(from, to);
    expect(steps.filter(({ fold, lift }) => fold > 0 && lift > 0)).toEqual([]);
    expect(steps.length).toBeLessThan(100);
  }
});
