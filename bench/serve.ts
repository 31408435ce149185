import { existsSync, readFileSync } from "node:fs";
import { script } from "../tools/build-files.ts";
import { getPrograms } from "../tools/programs.ts";
import { type RunningServer, startServer } from "../tools/servers.ts";
import { type Load, load } from "./measure/wrk.ts";

const secondsPerRun = 4;
const rounds = 3;
const requestsForMemory = 200_000;
const aimedRatio = 0.5;
const mostGrowth = 0.1;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const processesOf = ({ process: { pid } }: RunningServer): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [pid ?? 0, ...children.map(Number)];
};

/** Less moved by whatever else the machine does than requests per second are. */
const cpuSeconds = (server: RunningServer) =>
  processesOf(server).reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / 100;
  }, 0);

interface Measured extends Load {
  readonly cpuMicroseconds: number;
}

function measure(server: RunningServer, path: string): Measured {
  const before = cpuSeconds(server);
  const measured = load(server.port, path, secondsPerRun);
  return { ...measured, cpuMicroseconds: ((cpuSeconds(server) - before) * 1e6) / measured.requests };
}

const middle = (runs: readonly Measured[], figure: Exclude<keyof Measured, "requests">) =>
  median(runs.map((run) => run[figure]));

function print(name: string, runs: readonly Measured[]) {
  const [perSecond, p50, p99, cpu] = (["perSecond", "p50", "p99", "cpuMicroseconds"] as const).map((figure) =>
    middle(runs, figure),
  );
  console.log(
    `  ${name.padEnd(6)}${perSecond?.toFixed(0).padStart(7)} requests/s   p50 ${p50?.toFixed(2)} ms   p99 ${p99?.toFixed(2)} ms   ${cpu?.toFixed(0)} µs of CPU each`,
  );
}

/** One process each, turn about, so that whatever else the machine does meets both alike. */
function compare(node: RunningServer, nginx: RunningServer, path: string) {
  const runs = { node: [] as Measured[], nginx: [] as Measured[] };
  for (let round = 0; round < rounds; round += 1) {
    runs.node.push(measure(node, path));
    runs.nginx.push(measure(nginx, path));
  }
  console.log(`\n${path}`);
  print("node", runs.node);
  print("nginx", runs.nginx);
  const ratio = middle(runs.node, "perSecond") / middle(runs.nginx, "perSecond");
  const cpuRatio = middle(runs.nginx, "cpuMicroseconds") / middle(runs.node, "cpuMicroseconds");
  console.log(
    `  ratio  ${ratio.toFixed(2)} of nginx's requests/s, ${cpuRatio.toFixed(2)} by CPU (aim ${aimedRatio})`,
  );
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
    `\nMemory: ${megabytes(before)}, after ${requests} more requests ${megabytes(after)}: ${(growth * 100).toFixed(1)} % (less than ${mostGrowth * 100} %)`,
  );
  return growth < mostGrowth;
}

export async function run(): Promise<boolean> {
  const missing = getPrograms(["nginx", "wrk"]);
  if (missing.length > 0 || !existsSync("dist/index.html")) {
    console.error(
      `Needs a build (npm run build)${missing.length ? ` and ${missing.join(", ")} (apt-get install)` : ""}.`,
    );
    return false;
  }
  const started = performance.now();
  const node = await startServer("node");
  console.log(`Start-up: ${(performance.now() - started).toFixed(0)} ms until the first answer`);
  const nginx = await startServer("nginx");
  try {
    for (const path of ["/", script]) load(node.port, path, 2);
    for (const path of ["/", script]) compare(node, nginx, path);
    return memory(node);
  } finally {
    await Promise.all([node.stop(), nginx.stop()]);
  }
}
