import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { script } from "../tests/server/build-files.ts";
import { ask } from "../tests/server/client.ts";
import { highestScore, observatoryScore } from "../tests/server/observatory.ts";
import { findProgram, unpackProgram } from "../tests/server/programs.ts";
import { type RunningServer, startServer } from "../tests/server/servers.ts";

const connections = 32;
const secondsPerRun = 4;
const rounds = 3;
const requestsForMemory = 200_000;
const limits = { ratio: 0.5, growth: 0.1 };

interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
}

const inMilliseconds = (text: string) => {
  const [, value = "0", unit = "ms"] = /([\d.]+)(us|ms|s)/.exec(text) ?? [];
  return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"];
};

/** wrk, because a load generator written in JavaScript would be slower than what it measures. */
function load(port: number, path: string, seconds: number): Load {
  const args = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "-H",
    "Accept-Encoding: br",
    `http://127.0.0.1:${port}${path}`,
  ];
  const { stdout, status } = spawnSync(findProgram("wrk") ?? "wrk", args, { encoding: "utf8" });
  if (status !== 0 || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`wrk was not content:\n${stdout}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: inMilliseconds(/50%\s+(\S+)/.exec(stdout)?.[1] ?? ""),
    p99: inMilliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? ""),
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
  };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const middle = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
  requests: 0,
});

/** Turn about, so that whatever else the machine does meets both alike. */
function compare(node: RunningServer, nginx: RunningServer, path: string): boolean {
  const loads = { node: [] as Load[], nginx: [] as Load[] };
  for (let round = 0; round < rounds; round += 1) {
    loads.node.push(load(node.port, path, secondsPerRun));
    loads.nginx.push(load(nginx.port, path, secondsPerRun));
  }
  const results = { node: middle(loads.node), nginx: middle(loads.nginx) };
  console.log(`\n${path}`);
  for (const [name, { perSecond, p50, p99 }] of Object.entries(results))
    console.log(
      `  ${name.padEnd(6)} ${perSecond.toFixed(0).padStart(7)} requests/s   p50 ${p50.toFixed(2)} ms   p99 ${p99.toFixed(2)} ms`,
    );
  const ratio = results.node.perSecond / results.nginx.perSecond;
  console.log(`  ratio  ${ratio.toFixed(2)} of nginx (at least ${limits.ratio})`);
  return ratio >= limits.ratio;
}

const residentKilobytes = ({ process: { pid } }: RunningServer) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

function memory(node: RunningServer): boolean {
  const before = residentKilobytes(node);
  let requests = 0;
  while (requests < requestsForMemory) requests += load(node.port, "/", secondsPerRun).requests;
  const after = residentKilobytes(node);
  const growth = after / before - 1;
  const megabytes = (kilobytes: number) => `${(kilobytes / 1024).toFixed(1)} MB`;
  console.log(
    `\nMemory: ${megabytes(before)}, after ${requests} more requests ${megabytes(after)}: ${(growth * 100).toFixed(1)} % (less than ${limits.growth * 100} %)`,
  );
  return growth < limits.growth;
}

async function score(node: RunningServer): Promise<boolean> {
  const { headers, body } = await ask(node.port, "/", { headers: { "x-forwarded-proto": "https" } });
  const { score: points, grade, findings } = observatoryScore(headers, body.toString());
  console.log(
    `\nHTTP Observatory's rules: ${points} (${grade}); ${highestScore} is the most without preloading`,
  );
  for (const finding of findings)
    console.log(`  ${String(finding.points).padStart(4)}  ${finding.rule}: ${finding.result}`);
  return points === highestScore;
}

export async function run(): Promise<boolean> {
  for (const name of ["nginx", "wrk"] as const) if (!findProgram(name)) unpackProgram(name);
  const missing = (["nginx", "wrk"] as const).filter((name) => !findProgram(name));
  if (missing.length > 0 || !existsSync("dist/index.html")) {
    console.error(
      `Needs a build (npm run build)${missing.length ? ` and ${missing.join(", ")} (apt-get install)` : ""}.`,
    );
    return false;
  }
  const started = performance.now();
  const node = await startServer("node");
  console.log(`Start-up: ${(performance.now() - started).toFixed(0)} ms until the first answer`);
  const nginx = await startServer("nginx", "auto");
  try {
    for (const path of ["/", script]) load(node.port, path, 2);
    const passed = [compare(node, nginx, "/"), compare(node, nginx, script), memory(node), await score(node)];
    return passed.every(Boolean);
  } finally {
    await Promise.all([node.stop(), nginx.stop()]);
  }
}
