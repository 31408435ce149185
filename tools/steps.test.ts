import { expect, test } from "vitest";
import { lastCount, runSteps, type Start, type Step } from "./steps.ts";

const steps: readonly Step[] = [
  { name: "build" },
  { name: "lint" },
  { name: "types" },
  { name: "e2e", after: ["build"] },
  { name: "engines", after: ["e2e"] },
];

async function outcome(failing: readonly string[], lanes = 2) {
  const log: string[] = [];
  let most = 0;
  let running = 0;
  const start: Start = async ({ name }, hear) => {
    running += 1;
    most = Math.max(most, running);
    log.push(name);
    hear(`${name}: 3 of 4`);
    await new Promise((resolve) => setTimeout(resolve, name === "build" ? 20 : 1));
    running -= 1;
    return !failing.includes(name);
  };
  const runs = await runSteps(steps, lanes, start, () => {});
  return { log, most, states: Object.fromEntries(runs.map(({ step, state }) => [step.name, state])), runs };
}

test("runs side by side what need not wait, and keeps the order of what must", async () => {
  const { log, most, states } = await outcome([]);
  expect(log).toEqual(["build", "lint", "types", "e2e", "engines"]);
  expect(most).toBe(2);
  expect(new Set(Object.values(states))).toEqual(new Set(["passed"]));
});

test("a failure skips what needed it, and nothing else", async () => {
  const { states } = await outcome(["build"]);
  expect(states).toEqual({
    build: "failed",
    lint: "passed",
    types: "passed",
    e2e: "skipped",
    engines: "skipped",
  });
});

test("keeps a step's output, how far it was and how long it took", async () => {
  const { runs } = await outcome([], 1);
  expect(runs[0]).toMatchObject({ output: "build: 3 of 4", progress: "3 of 4" });
  expect(runs[0]?.seconds).toBeGreaterThan(0.01);
});

test.each([
  ["pictures 1 of 9\npictures 34 of 154\n", "34 of 154"],
  ["\u001B[1A\u001B[2K[12/325] [short] › header.spec.ts\n", "12 of 325"],
  ["nothing to count", undefined],
])("%j is read as %s", (text, count) => {
  expect(lastCount(text)).toBe(count);
});
