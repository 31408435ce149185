import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { runQuietly } from "../../tools/programs.ts";

/** Other ways of building the same pages, each a small project under `bench/peers`. */
const peers = {
  astro: { build: ["astro/bin/astro.mjs", "build", "--root"], output: "dist" },
  "react-router": { build: ["@react-router/dev/bin.cjs", "build"], output: "build/client" },
} as const;

export type PeerName = keyof typeof peers;
export const peerNames = Object.keys(peers) as PeerName[];

/** Installs what the peer is made with, once, and builds it; answers with the folder to serve. */
export function buildPeer(name: PeerName): string {
  const { build, output } = peers[name];
  const [program, ...args] = build;
  // Inside the project, so that its components find the same React.
  const folder = resolve(".cache/peers", name);
  mkdirSync(folder, { recursive: true });
  cpSync(`bench/peers/${name}`, folder, { recursive: true });
  const modules = join(folder, "node_modules");
  const install = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--legacy-peer-deps"];
  const isInstalled = existsSync(join(modules, program)) || runQuietly("npm", install, folder);
  if (!isInstalled || !runQuietly(process.execPath, [join(modules, program), ...args, folder]))
    throw new Error(`${name} could not be built.`);
  return join(folder, output);
}
