import { existsSync } from "node:fs";
import { join } from "node:path";
import { limits, notFoundFile } from "./policy.ts";
import { siteServer } from "./server.ts";
import { listenProblem, readSettings } from "./settings.ts";

function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const settings = readSettings(process.env);
if (typeof settings === "string") exitWith(settings);

const folder = join(import.meta.dirname, "../dist");
for (const file of ["index.html", notFoundFile])
  if (!existsSync(join(folder, file)))
    exitWith(`There is no built site: ${join(folder, file)} is missing. Build it with: npm run build`);

const app = siteServer(folder, settings.accessLog ? (line) => process.stdout.write(line) : undefined);

app.listen({ port: settings.port, host: settings.host }, (error, address) => {
  if (error) exitWith(listenProblem(error, settings));
  console.log(`The site is at ${address}`);
});

function stop() {
  app.close();
  // Closing ends only idle connections; those still being answered become idle later.
  app.server.keepAliveTimeout = 1;
  setTimeout(() => process.exit(0), limits.shutdownSeconds * 1000).unref();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
