import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverFolder } from "../deploy/generate.ts";
import { findProgram } from "./programs.ts";

export interface RunningServer {
  readonly name: string;
  readonly port: number;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

export type ServerName = "node" | "nginx" | "caddy";

/** The others only where they are installed. */
export const availableServers: readonly ServerName[] = [
  "node",
  ...(["nginx", "caddy"] as const).filter((name) => findProgram(name)),
];

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** The generated file with only the address and the folder changed, in a minimal main configuration. */
function writeNginxFiles(folder: string, port: number) {
  const generated = readFileSync(join(serverFolder, "nginx.conf"), "utf8");
  const site = generated
    .replace("    listen 80;\n", `    listen 127.0.0.1:${port};\n`)
    .replace("    listen [::]:80;\n", "")
    .replace("root /srv/syfor;", `root ${resolve("dist")};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(join(folder, "site.conf"), site);
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log stderr crit;
    events { worker_connections 1024; }
    http { sendfile on; tcp_nopush on; ${temporary.join(" ")} include ${join(folder, "site.conf")}; }`,
  );
}

function start(name: ServerName, folder: string, port: number): ChildProcess {
  const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "pipe"] });
  if (name === "node")
    return run(process.execPath, ["server/index.ts"], {
      HOST: "127.0.0.1",
      PORT: String(port),
      ACCESS_LOG: "off",
    });
  const program = findProgram(name);
  if (!program) throw new Error(`${name} is not on this machine.`);
  if (name === "nginx") {
    writeNginxFiles(folder, port);
    return run(program, ["-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")]);
  }
  return run(program, ["run", "--config", join(serverFolder, "Caddyfile"), "--adapter", "caddyfile"], {
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: resolve("dist"),
    CADDY_ADMIN: `unix/${join(folder, "admin.sock")}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
}

async function untilUp(port: number, child: ChildProcess) {
  let said = "";
  child.stderr?.on("data", (text: Buffer) => {
    said = (said + text).slice(-4000);
  });
  for (let attempt = 0; attempt < 150 && child.exitCode === null; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`The server did not come up within 15 s: ${said}`);
}

export async function startServer(name: ServerName): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "syfor-server-"));
  mkdirSync(join(folder, "logs"));
  const port = await freePort();
  const child = start(name, folder, port);
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
  await untilUp(port, child).catch(async (error) => {
    await stop();
    throw error;
  });
  return { name, port, process: child, stop };
}
