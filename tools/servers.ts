import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverFolder } from "../deploy/generate/index.ts";
import { findProgram } from "./programs.ts";

export interface RunningServer {
  readonly name: string;
  readonly port: number;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

export type ServerName = "node" | "nginx" | "caddy";

/** The Node server always, the others where they are. */
export const availableServers: readonly ServerName[] = [
  "node",
  ...(["nginx", "caddy"] as const).filter((name) => findProgram(name)),
];

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || !address) throw new Error("No free port.");
  return address.port;
}

async function untilUp(port: number, child: ChildProcess, complaints: () => string) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended at once: ${complaints()}`);
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await wait(100);
  }
  throw new Error(`The server did not come up within 15 s: ${complaints()}`);
}

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2)
    throw new Error(`The generated configuration does not hold "${from}" once.`);
  return text.replace(from, to);
}

/** The generated file with only the address and the folder changed, inside the least that nginx wants around it. */
function nginxArguments(folder: string, port: number): string[] {
  let site = readFileSync(join(serverFolder, "nginx.conf"), "utf8");
  site = replaceOnce(site, "    listen 80;\n", `    listen 127.0.0.1:${port};\n`);
  site = replaceOnce(site, "    listen [::]:80;\n", "");
  site = replaceOnce(site, "root /srv/syfor;", `root ${resolve("dist")};`);
  writeFileSync(join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    [
      process.getuid?.() === 0 ? "user root;" : "",
      `daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log stderr crit;`,
      "events { worker_connections 1024; }",
      `http { sendfile on; tcp_nopush on; ${temporary.join(" ")} include ${join(folder, "site.conf")}; }`,
    ].join("\n"),
  );
  return ["-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")];
}

function commandFor(name: ServerName, folder: string, port: number): [string, string[], NodeJS.ProcessEnv] {
  if (name === "node")
    return [
      process.execPath,
      ["server/index.ts"],
      { HOST: "127.0.0.1", PORT: String(port), ACCESS_LOG: "off" },
    ];
  const program = findProgram(name);
  if (!program) throw new Error(`${name} is not on this machine.`);
  if (name === "nginx") return [program, nginxArguments(folder, port), {}];
  const env = {
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: resolve("dist"),
    CADDY_ADMIN: `unix/${join(folder, "admin.sock")}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  return [program, ["run", "--config", join(serverFolder, "Caddyfile"), "--adapter", "caddyfile"], env];
}

export async function startServer(name: ServerName): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "syfor-server-"));
  mkdirSync(join(folder, "logs"));
  const port = await freePort();
  const [command, args, env] = commandFor(name, folder, port);
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr?.on("data", (text: Buffer) => {
    said = (said + text).slice(-4000);
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const forced = setTimeout(() => child.kill("SIGKILL"), 3000);
      await ended;
      clearTimeout(forced);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilUp(port, child, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  return { name, port, process: child, stop };
}
