import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { failuresIn } from "../tools/failures.ts";
import { lastCount, type Run, runSteps, type Step, startScript } from "../tools/steps.ts";

/**
 * `npm test`: every step with how far it is and how long it took; what it printed only when it failed,
 * or with `npm test -- --verbose`. Names choose steps: `npm test -- lint unit`.
 */

const vitestProgress = ["--reporter=default", "--reporter=./tools/vitest-progress.ts"];

/** The build keeps both cores busy with pictures at first, the browsers do from then on. */
const all: readonly Step[] = [
  { name: "build" },
  { name: "lint" },
  { name: "types" },
  { name: "unit", args: vitestProgress },
  { name: "programs" },
  { name: "e2e", args: ["--reporter=line"], after: ["build", "programs"] },
  { name: "serve-tests", args: vitestProgress, after: ["build", "programs"] },
  { name: "engines", args: vitestProgress, after: ["build", "programs"] },
];
const lanes = 2;

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const isVerbose = process.argv.includes("--verbose");
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const isTerminal = process.stdout.isTTY === true;
const marks = { waiting: " ", running: "…", passed: "✓", failed: "✗", skipped: "–" } as const;

function stepsToRun(): Step[] {
  const known = all.filter(({ name }) => name in scripts);
  const unknown = chosen.filter((name) => !known.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(", ")}. There are: ${known.map(({ name }) => name).join(", ")}.`,
    );
    process.exit(1);
  }
  const steps = chosen.length > 0 ? known.filter(({ name }) => chosen.includes(name)) : known;
  const names = new Set(steps.map(({ name }) => name));
  return steps.map((step) => ({ ...step, after: (step.after ?? []).filter((name) => names.has(name)) }));
}

const duration = (seconds: number) =>
  seconds < 60 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

const lineFor = ({ step, state, progress, seconds }: Run) =>
  `${marks[state]} ${step.name.padEnd(12)}${state === "skipped" ? "skipped" : duration(seconds).padEnd(12)}${state === "running" ? progress : ""}`;

/** In a log, a line for each quarter of a step. */
const quarters = new Map<Run, number>();
function reachesQuarter(run: Run): boolean {
  const [done = 0, total = 0] = run.progress.split(" of ").map(Number);
  const quarter = total > 0 ? Math.floor((4 * done) / total) : 0;
  if (quarter <= (quarters.get(run) ?? -1)) return false;
  quarters.set(run, quarter);
  return quarter < 4;
}

/** On a terminal, the steps under way are one line at the bottom, rewritten. */
function show(run: Run, runs: readonly Run[]) {
  const isOver = run.state === "passed" || run.state === "failed";
  if (isTerminal) process.stdout.write("\r\u001B[2K");
  if (isOver || (!isTerminal && reachesQuarter(run))) console.log(lineFor(run));
  if (!isTerminal) return;
  const underWay = runs.filter(({ state }) => state === "running");
  process.stdout.write(underWay.map(({ step, progress }) => `${step.name} ${progress}`.trim()).join("   "));
}

const linesOf = ({ output }: Run) => stripVTControlCharacters(output).split(/[\r\n]+/);

/** What a step that passed must not keep to itself: *** something was left out ***. */
const noticesOf = (run: Run) => linesOf(run).filter((line) => line.startsWith("***"));

function printOutput(run: Run) {
  console.log(`\n──── ${run.step.name} (${run.state})\n`);
  const worthReading = linesOf(run).filter((line) => isVerbose || !lastCount(line));
  console.log(worthReading.join("\n"));
}

if (!existsSync("node_modules/.bin")) {
  console.error("Install first: npm ci");
  process.exit(1);
}
process.env.HASTY_PICTURES = "1";
const runs = await runSteps(stepsToRun(), lanes, startScript, show);
for (const run of runs.filter(({ state }) => state === "skipped")) console.log(lineFor(run));
for (const notice of runs.flatMap(noticesOf)) console.log(notice);
for (const run of runs) if (isVerbose || run.state === "failed") printOutput(run);
for (const failure of runs
  .filter(({ state }) => state === "failed")
  .flatMap((run) => failuresIn(linesOf(run))))
  console.log(`✗ ${failure}`);
const failed = runs.filter(({ state }) => state !== "passed").map(({ step }) => step.name);
console.log(
  failed.length > 0
    ? `\nNot passed: ${failed.join(", ")} (${duration(performance.now() / 1000)})`
    : `\nAll passed in ${duration(performance.now() / 1000)}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
