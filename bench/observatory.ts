import { existsSync } from "node:fs";
import { ask } from "../tools/http-client.ts";
import { availableServers, startServer } from "../tools/servers.ts";
import { highestScore, observatoryScore } from "./measure/observatory.ts";

/** `npm run bench -- observatory`: what Mozilla's HTTP Observatory would say of every server. */

export async function run(): Promise<boolean> {
  if (!existsSync("dist/index.html")) {
    console.error("Needs a build (npm run build).");
    return false;
  }
  console.log(`HTTP Observatory's rules; ${highestScore} is the most without preloading.`);
  let isHighest = true;
  for (const name of availableServers) {
    const server = await startServer(name);
    const { headers, body } = await ask(server.port, "/", {
      headers: { "x-forwarded-proto": "https" },
    }).finally(server.stop);
    const { score, grade, findings } = observatoryScore(headers, body.toString());
    console.log(`\n${name}: ${score} (${grade})`);
    for (const { points, rule, result } of findings)
      console.log(`  ${String(points).padStart(4)}  ${rule}: ${result}`);
    isHighest &&= score === highestScore;
  }
  return isHighest;
}
