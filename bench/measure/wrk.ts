import { spawnSync } from "node:child_process";
import { findProgram } from "../../tools/programs.ts";

const connections = 32;

export interface Load {
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
export function load(port: number, path: string, seconds: number): Load {
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
