import { spawn } from "node:child_process";

/** Runs npm scripts side by side, as far as they need not wait for each other. */

export interface Step {
  /** The npm script. */
  readonly name: string;
  /** Arguments for the script, so that it says how far it is. */
  readonly args?: readonly string[];
  /** Steps that must have succeeded before. */
  readonly after?: readonly string[];
}

type State = "waiting" | "running" | "passed" | "failed" | "skipped";

export interface Run {
  readonly step: Step;
  state: State;
  /** Such as "34 of 154". */
  progress: string;
  seconds: number;
  output: string;
}

/** Counts as the tools write them: "pictures 34 of 154", "[12/325]". */
const counts = /(\d+) of (\d+)|\[(\d+)\/(\d+)\]/g;

export function lastCount(text: string): string | undefined {
  const [, done, total, otherDone, otherTotal] = [...text.matchAll(counts)].at(-1) ?? [];
  return done || otherDone ? `${done ?? otherDone} of ${total ?? otherTotal}` : undefined;
}

export type Start = (step: Step, hear: (text: string) => void) => Promise<boolean>;

/** An npm script as a process of its own; answers whether it succeeded. */
export const startScript: Start = ({ name, args = [] }, hear) =>
  new Promise((resolve) => {
    const extra = args.length > 0 ? ["--", ...args] : [];
    const child = spawn("npm", ["run", "--silent", name, ...extra], { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", hear);
    child.on("error", ({ message }) => {
      hear(message);
      resolve(false);
    });
    child.on("close", (code) => resolve(code === 0));
  });

const stateOf = (runs: readonly Run[], name: string) => runs.find(({ step }) => step.name === name)?.state;

function settle(runs: readonly Run[], run: Run): Run | undefined {
  const needed = (run.step.after ?? []).map((name) => stateOf(runs, name));
  if (needed.some((state) => state === "failed" || state === "skipped")) run.state = "skipped";
  return run.state === "waiting" && needed.every((state) => state === "passed") ? run : undefined;
}

async function perform(run: Run, start: Start, changed: (run: Run) => void) {
  const begun = performance.now();
  run.state = "running";
  changed(run);
  const succeeded = await start(run.step, (text) => {
    run.output += text;
    run.progress = lastCount(text) ?? run.progress;
    run.seconds = (performance.now() - begun) / 1000;
    changed(run);
  });
  run.seconds = (performance.now() - begun) / 1000;
  run.state = succeeded ? "passed" : "failed";
  changed(run);
}

/** At most `lanes` at a time, in the order given; a step whose forerunner failed is skipped. */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  start: Start,
  changed: (run: Run, runs: readonly Run[]) => void,
): Promise<readonly Run[]> {
  const runs = steps.map<Run>((step) => ({ step, state: "waiting", progress: "", seconds: 0, output: "" }));
  const underWay = new Set<Promise<void>>();
  for (;;) {
    const ready = runs.flatMap((run) => settle(runs, run) ?? []);
    for (const run of ready.slice(0, lanes - underWay.size)) {
      const done: Promise<void> = perform(run, start, (now) => changed(now, runs)).finally(() =>
        underWay.delete(done),
      );
      underWay.add(done);
    }
    if (underWay.size === 0) return runs;
    await Promise.race(underWay);
  }
}
